import { mayAbout } from '@tulia/domain/person/permission';
import { useState } from 'react';
import { useSession } from '../../platform/session/session';
import { usePractitioners } from '../../shared/practice/practitioners';
import { useOwnPractitioner } from './use-own-practitioner';

export type PersonChoice = ReturnType<typeof usePersonChoice>;

/**
 * The practitioner for whom staff change times: at first their own, else the first of `people`, for whom they may
 * block time; null if there is none.
 */
export function usePersonChoice() {
  const { role } = useSession();
  const ownId = useOwnPractitioner();
  const [chosen, choose] = useState<string | null>(null);
  const people = usePractitioners().filter(({ id }) =>
    mayAbout(role ?? 'client', 'block-time', id === ownId),
  );
  const wanted = [chosen, ownId].find((id) => people.some((each) => each.id === id));
  return { people, practitionerId: wanted ?? people[0]?.id ?? null, choose };
}
