import type { Actor } from '@tulia/domain/booking/transitions';
import type { Role } from '@tulia/domain/person/role';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { useCallback } from 'react';
import type { Live } from '../../platform/live/live';
import { useDocument } from '../../platform/live/use-document';
import { useSession } from '../../platform/session/session';

/** What the practice has written down about the signed-in member of staff, live. */
export function useOwnStaff(): Live<Staff | null> {
  const { user } = useSession();
  return useDocument(user === null ? null : staffPath(user.uid), staff);
}

/**
 * Whose bookings make the day of the signed-in member of staff: a therapist works with the own ones, everybody else for the
 * whole practice.
 */
export function useWhoseDay() {
  const { role } = useSession();
  const own = useOwnStaff();
  const isOwn = role === 'therapist';
  const practitionerId = own.data?.practitionerId ?? null;
  return {
    /** what says who somebody is */
    own,
    isOwn,
    /** the own practitioner; null for none, and while it is not known */
    practitionerId,
    /** names it in the key of a query; null while there is nothing to read */
    key: isOwn ? practitionerId : 'everybody',
    /** a therapist to whom no practitioner belongs, so that nobody can tell which bookings are theirs */
    isUnlinked: isOwn && own.data?.practitionerId === null,
  };
}

/** The practitioner whose account the signed-in member of staff has; null for none, and while it is not known. */
export const useOwnPractitioner = (): string | null => useOwnStaff().data?.practitionerId ?? null;

/** As whom the signed-in member of staff acts on a booking. */
export function useActorOn(role: Role): (about: { practitionerId: string }) => Actor {
  const own = useOwnPractitioner();
  return useCallback(
    ({ practitionerId }) => ({ kind: 'staff', role, isOwn: own === practitionerId }),
    [own, role],
  );
}
