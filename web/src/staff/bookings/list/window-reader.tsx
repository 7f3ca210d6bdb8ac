import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useMemo, useState } from 'react';
import { orderOf, passes, type BookingFilters } from './booking-filters';
import type { PageWindow } from './page-windows';
import { useBookingsWindow } from './use-bookings-window';

export interface WindowReport {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Booking[];
  /** bookings made later are new; null: mark none */
  since: Instant | null;
  /** the end of the window; null when nothing follows */
  last: Instant | null;
  stale: boolean;
  overdue: boolean;
  retry: () => void;
}

/** Reads one window and reports it; renders nothing. */
export function WindowReader({
  filters,
  window,
  index,
  today,
  onReport,
  onArrival,
}: {
  filters: BookingFilters;
  window: PageWindow;
  index: number;
  today: string;
  onReport: (index: number, report: WindowReport) => void;
  onArrival: (booking: Booking) => void;
}) {
  const live = useBookingsWindow(filters, window, today);
  const { whole, fromCache, overdue, certain, retry } = live;
  const { field } = orderOf(filters, today);
  const rows = useMemo(
    () => whole?.filter((booking) => passes(filters, booking, today)),
    [whole, filters, today],
  );
  // Arrivals are announced only in a list with the newest bookings first, without a search.
  const isNewest = window.before === null && field === 'createdAt' && filters.search === null;
  const since = useArrivals(isNewest ? rows : undefined, certain, onArrival);

  const status = live.status === 'error' ? 'failed' : rows === undefined ? 'loading' : 'ready';
  const isFull = window.from === null && (whole?.length ?? 0) >= window.limit;
  const last = isFull ? (whole?.at(-1)?.[field] ?? null) : null;
  const stale = status === 'ready' && fromCache;
  useEffect(() => {
    onReport(index, { status, rows: rows ?? [], since, last, stale, overdue, retry });
  }, [onReport, index, status, rows, since, last, stale, overdue, retry]);
  return null;
}

/**
 * Bookings made after this instant are new: the arrival of the newest booking when the list was opened. Null until the
 * server has answered, since the cache may lack old bookings. Calls `onArrival` once for each new booking.
 */
function useArrivals(
  list: readonly Booking[] | undefined,
  certain: boolean,
  onArrival: (booking: Booking) => void,
): Instant | null {
  const [since, setSince] = useState<Instant | null>(null);
  if (since === null && certain && list !== undefined) setSince(list[0]?.createdAt ?? 0);
  const isFresh = ({ createdAt }: Booking) => since !== null && createdAt > since;
  const newest = list?.[0];
  const arrived = newest !== undefined && isFresh(newest) ? newest : undefined;
  useEffect(() => {
    if (arrived) onArrival(arrived);
    // A later change of the booking announces it no second time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.id]);
  return since;
}
