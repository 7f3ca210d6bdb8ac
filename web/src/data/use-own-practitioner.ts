import type { Actor } from '@tulia/domain/booking/transitions';
import type { Role } from '@tulia/domain/person/role';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { useCallback } from 'react';
import { useDocument } from '../live/use-document';
import { useSession } from '../session/session';

/** The practitioner whose account the signed-in member of staff has; null for none, and while it is not known. */
export function useOwnPractitioner(): string | null {
  const { user } = useSession();
  const { data } = useDocument(user === null ? null : staffPath(user.uid), staff);
  return data?.practitionerId ?? null;
}

/** As whom the signed-in member of staff acts on a booking. */
export function useActorOn(role: Role): (about: { practitionerId: string }) => Actor {
  const own = useOwnPractitioner();
  return useCallback(
    ({ practitionerId }) => ({ kind: 'staff', role, isOwn: own === practitionerId }),
    [own, role],
  );
}
