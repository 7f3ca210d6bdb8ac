import { BOOKING_STATUSES, type BookingStatus } from '@tulia/domain/booking/status';

/** `all` is the default, which the address does not name. */
export type StatusFilter = BookingStatus | 'all';

export const STATUS_FILTERS: readonly StatusFilter[] = ['all', ...BOOKING_STATUSES];
const PARAMETER = 'status';

/** Anything unknown is `all`. */
export function filterOf(search: URLSearchParams): StatusFilter {
  const wanted = search.get(PARAMETER);
  return STATUS_FILTERS.find((each) => each === wanted) ?? 'all';
}

export function withFilter(search: URLSearchParams, filter: StatusFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete(PARAMETER);
  else next.set(PARAMETER, filter);
  return next;
}
