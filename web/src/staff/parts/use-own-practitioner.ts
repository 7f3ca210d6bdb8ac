import type { Actor } from '@tulia/domain/booking/transitions';
import type { Role } from '@tulia/domain/person/role';
import { useCallback, useContext } from 'react';
import { useSession } from '../../platform/session/session';
import { StaffRecords } from './staff-records';

/**
 * The bookings that make the day of the signed-in staff member: a therapist sees their own, other staff see those
 * of the whole practice.
 */
export function useWhoseDay() {
  const { role } = useSession();
  const { own } = useContext(StaffRecords);
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
export const useOwnPractitioner = (): string | null =>
  useContext(StaffRecords).own.data?.practitionerId ?? null;

/** The actor that the signed-in staff member is for a booking. */
export function useActorOn(role: Role): (about: { practitionerId: string }) => Actor {
  const own = useOwnPractitioner();
  return useCallback(
    ({ practitionerId }) => ({ kind: 'staff', role, isOwn: own === practitionerId }),
    [own, role],
  );
}
