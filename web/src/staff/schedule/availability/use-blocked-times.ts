import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { useQuery } from '../../../platform/live/use-query';

export interface BlockedTimes {
  /** steps blocked for the chosen service, or for all services when all are chosen */
  own: string[];
  /** steps blocked for every service, while one service is chosen; shown here, changed under all services */
  everywhere: string[];
}

/**
 * Parts a practitioner's own locks of a date by what is being edited.
 * @param serviceId null for all services
 */
export function blockedTimes(
  locks: readonly Pick<SlotLock, 'serviceId' | 'time'>[],
  serviceId: string | null,
): BlockedTimes {
  const stepsOf = (wanted: string | null) =>
    locks.filter((lock) => lock.serviceId === wanted).map(({ time }) => time);
  return { own: stepsOf(serviceId), everywhere: serviceId === null ? [] : stepsOf(null) };
}

/**
 * The blocked times of a practitioner on a practice date, live. They come from the locks: the public months do not
 * tell a block for one service from a block for all.
 * @param serviceId undefined while no service is chosen
 */
export function useBlockedTimes(
  practitionerId: string | null,
  date: string,
  serviceId: string | null | undefined,
) {
  const { status, data, overdue, retry } = useQuery<SlotLock>(
    serviceId === undefined || practitionerId === null ? null : `blocked:${date}`,
    slotLocks,
    ({ db, sdk }) =>
      sdk.query(
        sdk.collection(db, slotLocks.collection),
        sdk.where('date', '==', date),
        sdk.where('kind', '==', 'blocked'),
      ),
  );
  return {
    status,
    overdue,
    blocked:
      data && serviceId !== undefined
        ? blockedTimes(
            data.filter((lock) => lock.practitionerId === practitionerId),
            serviceId,
          )
        : undefined,
    retry,
  };
}
