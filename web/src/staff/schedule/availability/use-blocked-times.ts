import { slotLocks } from '@tulia/domain/records/slot-lock';
import { useList } from '../../../platform/live/use-list';

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
  const { status, data, overdue, retry } = useList(
    serviceId === undefined || practitionerId === null ? null : `blocked:${date}`,
    slotLocks,
    (sdk) => [sdk.where('date', '==', date), sdk.where('kind', '==', 'blocked')],
  );
  const stepsOf = (service: string | null) =>
    data
      ?.filter((lock) => lock.practitionerId === practitionerId && lock.serviceId === service)
      .map(({ time }) => time);
  return {
    status,
    overdue,
    retry,
    /** steps blocked for the choice: one service, or all */
    own: serviceId === undefined ? undefined : stepsOf(serviceId),
    /** steps blocked for all services, while one is chosen; shown only */
    everywhere: serviceId === null ? [] : (stepsOf(null) ?? []),
  };
}
