import { BOOKING_STATUSES, type BookingStatus } from '@tulia/domain/booking/status';

/** The statuses that the list can be narrowed to; `all` is the default and leaves the address clean. */
export type StatusFilter = BookingStatus | 'all';

export const STATUS_FILTERS: readonly StatusFilter[] = ['all', ...BOOKING_STATUSES];
const PARAMETER = 'status';

/** The filter an address asks for; anything unknown is `all`. */
export function filterOf(search: URLSearchParams): StatusFilter {
  const wanted = search.get(PARAMETER);
  return STATUS_FILTERS.find((each) => each === wanted) ?? 'all';
}

/** The same address with another filter; other parameters stay. */
export function withFilter(search: URLSearchParams, filter: StatusFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (filter === 'all') next.delete(PARAMETER);
  else next.set(PARAMETER, filter);
  return next;
}
