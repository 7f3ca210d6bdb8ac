import type { Actor } from '@tulia/domain/booking/transitions';
import type { Role } from '@tulia/domain/person/role';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { useCallback } from 'react';
import type { Live } from '../../platform/live/live';
import { useDocument } from '../../platform/live/use-document';
import { useSession } from '../../platform/session/session';

/** The practice's record of the signed-in staff member, live. */
export function useOwnStaff(): Live<Staff | null> {
  const { user } = useSession();
  return useDocument(user === null ? null : staffPath(user.uid), staff);
}

/**
 * The bookings that make the day of the signed-in staff member: a therapist sees their own, other staff see those
 * of the whole practice.
 */
export function useWhoseDay() {
  const { role } = useSession();
  const own = useOwnStaff();
  const isOwn = role === 'therapist';
  const practitionerId = own.data?.practitionerId ?? null;
  return {
    /** the read of the staff member's own record */
    own,
    isOwn,
    /** the staff member's own practitioner; null for none, and while it is not known */
    practitionerId,
    /** part of a query's key; null while there is nothing to read */
    key: isOwn ? practitionerId : 'everybody',
    /** a therapist without a practitioner: it is not known which bookings are theirs */
    isUnlinked: isOwn && own.data?.practitionerId === null,
  };
}

/** The practitioner that belongs to the signed-in staff member; null for none, and while it is not known. */
export const useOwnPractitioner = (): string | null => useOwnStaff().data?.practitionerId ?? null;

/** The actor that the signed-in staff member is for a booking. */
export function useActorOn(role: Role): (about: { practitionerId: string }) => Actor {
  const own = useOwnPractitioner();
  return useCallback(
    ({ practitionerId }) => ({ kind: 'staff', role, isOwn: own === practitionerId }),
    [own, role],
  );
}
