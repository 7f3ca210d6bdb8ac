import { mayAbout } from '@tulia/domain/person/permission';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { useState } from 'react';
import { useSession } from '../../platform/session/session';
import { usePractitioners } from '../../shared/practice/practitioners';
import { useOwnPractitioner } from './use-own-practitioner';

export interface PersonChoice {
  /** the practitioners whom the staff member may block time for, in their order */
  people: readonly Practitioner[];
  /** the chosen practitioner; null when there is none */
  practitionerId: string | null;
  choose: (id: string) => void;
}

/** The practitioner to change the time of: at first the staff member's own one, else the first of the list. */
export function usePersonChoice(): PersonChoice {
  const { role } = useSession();
  const ownId = useOwnPractitioner();
  const [chosen, choose] = useState<string | null>(null);
  const people = usePractitioners().filter(({ id }) =>
    mayAbout(role ?? 'client', 'block-time', id === ownId),
  );
  const wanted = [chosen, ownId].find((id) => people.some((each) => each.id === id));
  return { people, practitionerId: wanted ?? people[0]?.id ?? null, choose };
}
