import { mayAbout } from '@tulia/domain/person/permission';
import type { Practitioner } from '@tulia/domain/records/practitioner';
import type { Staff } from '@tulia/domain/records/staff';
import { useState } from 'react';
import type { Live } from '../../platform/live/live';
import { useSession } from '../../platform/session/session';
import { usePractitioners } from '../../shared/practice/practitioners';
import { useOwnStaff } from './use-own-practitioner';

export interface PersonChoice {
  /** those whose time the member of staff may change, in their order */
  people: readonly Practitioner[];
  /** whose time is being changed; null when there is nobody */
  practitionerId: string | null;
  choose: (id: string) => void;
  /** what says who somebody is; until it is known, "nobody" means nothing */
  own: Live<Staff | null>;
}

/** Whose time a member of staff changes: the own at first, or that of the first. */
export function usePersonChoice(): PersonChoice {
  const { role } = useSession();
  const own = useOwnStaff();
  const ownId = own.data?.practitionerId ?? null;
  const [chosen, choose] = useState<string | null>(null);
  const people = usePractitioners().filter(({ id }) =>
    mayAbout(role ?? 'client', 'block-time', id === ownId),
  );
  const wanted = [chosen, ownId].find((id) => people.some((each) => each.id === id));
  return { people, practitionerId: wanted ?? people[0]?.id ?? null, choose, own };
}
