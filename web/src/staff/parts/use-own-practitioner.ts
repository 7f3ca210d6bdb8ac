import type { Role } from '@tulia/domain/person/role';
import { useCallback, useContext } from 'react';
import { useSession } from '../../platform/session/session';
import { StaffRecords } from './staff-records';

/** The bookings that staff see today: therapists their own, other staff all. */
export function useWhoseDay() {
  const { role } = useSession();
  const { own } = useContext(StaffRecords);
  const isOwn = role === 'therapist';
  const practitionerId = own.data?.practitionerId ?? null;
  return {
    own,
    isOwn,
    /** null for staff without a practitioner, and until it is known */
    practitionerId,
    /** part of a query's key; null reads nothing */
    key: isOwn ? practitionerId : 'everybody',
    /** a therapist without a practitioner */
    isUnlinked: isOwn && own.data?.practitionerId === null,
  };
}

/** The practitioner of the signed-in staff member; null for none, and until it is known. */
export const useOwnPractitioner = (): string | null =>
  useContext(StaffRecords).own.data?.practitionerId ?? null;

export function useActorOn(role: Role) {
  const own = useOwnPractitioner();
  return useCallback(
    ({ practitionerId }: { practitionerId: string }) =>
      ({ kind: 'staff', role, isOwn: own === practitionerId }) as const,
    [own, role],
  );
}
