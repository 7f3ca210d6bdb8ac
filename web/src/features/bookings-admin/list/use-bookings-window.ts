import { bookings, type Booking } from '@tulia/domain/records/booking';
import type { Query } from 'firebase/firestore';
import { useQuery, type QueryTools } from '../../../live/use-query';
import {
  conditionsOf,
  filtersKey,
  orderOf,
  passes,
  rangeOf,
  type BookingFilters,
} from './booking-filters';
import { windowKey, type PageWindow } from './page-windows';
import { useLastValue } from '../../../hooks/use-last-value';

export interface WindowRead {
  /** those of the window that belong to the list */
  list: Booking[] | undefined;
  /** everything the window holds, by which it is continued */
  whole: Booking[] | undefined;
  failed: boolean;
  fromCache: boolean;
  /** what is on screen answers the present question, confirmed by the server */
  certain: boolean;
  retry: () => void;
}

/** One window of the list under its filters, newest first. */
export function windowQuery(
  { db, sdk }: Pick<QueryTools, 'db' | 'sdk'>,
  filters: BookingFilters,
  window: PageWindow,
): Query {
  const order = orderOf(filters);
  const range = order === 'startsAt' ? rangeOf(filters) : { from: null, to: null };
  const before = earliest(window.before, range.to);
  const from = latest(window.from, range.from);
  return sdk.query(
    sdk.collection(db, bookings.collection),
    ...conditionsOf(filters).map(([field, operator, value]) => sdk.where(field, operator, value)),
    ...(before === null ? [] : [sdk.where(order, '<', new Date(before))]),
    ...(from === null ? [] : [sdk.where(order, '>=', new Date(from))]),
    sdk.orderBy(order, 'desc'),
    sdk.limit(window.limit),
  );
}

const earliest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const latest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** One window of the list, live, newest first. While it is read anew the former rows stay. */
export function useBookingsWindow(filters: BookingFilters, window: PageWindow): WindowRead {
  const { status, data, fromCache, retry } = useQuery(
    `bookings-admin:${filtersKey(filters)}:${windowKey(window)}`,
    bookings,
    (tools) => windowQuery(tools, filters, window),
  );
  const whole = useLastValue(data);
  return {
    list: whole?.filter((booking) => passes(filters, booking)),
    whole,
    failed: status === 'error',
    fromCache,
    certain: status === 'ready' && !fromCache,
    retry,
  };
}
