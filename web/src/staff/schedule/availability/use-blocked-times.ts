import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { useList } from '../../../platform/live/use-list';

export interface BlockedTimes {
  /** steps blocked for the choice: one service, or all */
  own: string[];
  /** steps blocked for all services, while one is chosen; shown only */
  everywhere: string[];
}

/**
 * @param locks of one practitioner and date
 * @param serviceId null: all services
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
 * Blocked times on a practice date, live, from the locks: the public months do not tell a block for one service from a
 * block for all.
 * @param serviceId undefined: not chosen
 */
export function useBlockedTimes(
  practitionerId: string | null,
  date: string,
  serviceId: string | null | undefined,
) {
  const { status, data, overdue, retry } = useList<SlotLock>(
    serviceId === undefined || practitionerId === null ? null : `blocked:${date}`,
    slotLocks,
    (sdk) => [sdk.where('date', '==', date), sdk.where('kind', '==', 'blocked')],
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
