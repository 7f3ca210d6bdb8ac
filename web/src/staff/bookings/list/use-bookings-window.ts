import { bookings } from '@tulia/domain/records/booking';
import { useQuery, type QueryTools } from '../../../platform/live/use-query';
import { conditionsOf, filtersKey, orderOf, rangeOf, type BookingFilters } from './booking-filters';
import { boundsOf, windowKey, type PageWindow } from './page-windows';
import { useLastValue } from '../../../platform/hooks/use-last-value';

/** @param today practice date */
export function windowQuery(
  { db, sdk }: Pick<QueryTools, 'db' | 'sdk'>,
  filters: BookingFilters,
  window: PageWindow,
  today: string,
) {
  const { field: order, direction } = orderOf(filters, today);
  const range = order === 'startsAt' ? rangeOf(filters, today) : { from: null, to: null };
  return sdk.query(
    sdk.collection(db, bookings.collection),
    ...conditionsOf(filters).map(([field, operator, value]) => sdk.where(field, operator, value)),
    ...boundsOf(window, range, direction).map(([operator, at]) =>
      sdk.where(order, operator, new Date(at)),
    ),
    sdk.orderBy(order, direction),
    sdk.limit(window.limit),
  );
}

/**
 * The former rows stay while a window is read again.
 * @param today practice date
 */
export function useBookingsWindow(filters: BookingFilters, window: PageWindow, today: string) {
  const live = useQuery(
    `bookings-admin:${today}:${filtersKey(filters)}:${windowKey(window)}`,
    bookings,
    (tools) => windowQuery(tools, filters, window, today),
  );
  return {
    ...live,
    /** including bookings that the browser's filters drop: the next window begins after the last of them */
    whole: useLastValue(live.data),
    /** the server has answered the present query */
    certain: live.status === 'ready' && !live.fromCache,
  };
}
