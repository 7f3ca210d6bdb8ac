import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useMemo } from 'react';
import { orderOf, passes, type BookingFilters } from './booking-filters';
import type { PageWindow } from './page-windows';
import { useArrivals } from './use-arrivals';
import { useBookingsWindow } from './use-bookings-window';

/** The state of one window of the list; the list puts the windows together. */
export interface WindowReport {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Booking[];
  /** bookings made later came while the list was open; null where the list does not mark them */
  since: Instant | null;
  /** the last booking of the window when more may follow, else null */
  last: Instant | null;
  stale: boolean;
  overdue: boolean;
  retry: () => void;
}

/**
 * Reads one window and reports it to the list. It draws nothing, so that the list can draw only the rows in sight.
 */
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
  /** practice date */
  today: string;
  onReport: (index: number, report: WindowReport) => void;
  onArrival: (booking: Booking) => void;
}) {
  const { whole, failed, fromCache, overdue, certain, retry } = useBookingsWindow(
    filters,
    window,
    today,
  );
  const { field } = orderOf(filters, today);
  const rows = useMemo(
    () => whole?.filter((booking) => passes(filters, booking, today)),
    [whole, filters, today],
  );
  // Arrivals are announced only where the newest bookings stand first and no search is set.
  const isNewest = window.before === null && field === 'createdAt' && filters.search === null;
  const since = useArrivals(isNewest ? rows : undefined, certain, onArrival);

  const status = failed ? 'failed' : rows === undefined ? 'loading' : 'ready';
  const isFull = window.from === null && (whole?.length ?? 0) >= window.limit;
  const last = isFull ? (whole?.at(-1)?.[field] ?? null) : null;
  const stale = status === 'ready' && fromCache;
  useEffect(() => {
    onReport(index, { status, rows: rows ?? [], since, last, stale, overdue, retry });
  }, [onReport, index, status, rows, since, last, stale, overdue, retry]);
  return null;
}
