import type { Role } from '@tulia/domain/person/role';
import { useCallback, useContext } from 'react';
import { useSession } from '../../platform/session/session';
import { StaffRecords } from './staff-records';

/** The bookings that staff see today: therapists their own, other staff those of `chosen`, or (null) all. */
export function useWhoseDay(chosen: string | null = null) {
  const { role } = useSession();
  const { own } = useContext(StaffRecords);
  const isOwn = role === 'therapist';
  const ownId = own.data?.practitionerId ?? null;
  const ofOne = isOwn ? ownId : chosen;
  return {
    own,
    /** null for staff without a practitioner, and until it is known */
    ownId,
    /** the only practitioner whose bookings are read; null: all, or none when `key` is null */
    ofOne,
    /** part of a query's key; null reads nothing */
    key: isOwn ? ofOne : (ofOne ?? 'everybody'),
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
