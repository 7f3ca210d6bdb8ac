import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useMemo } from 'react';
import { orderOf, passes, type BookingFilters } from './booking-filters';
import type { PageWindow } from './page-windows';
import { useArrivals } from './use-arrivals';
import { useBookingsWindow } from './use-bookings-window';

export interface WindowReport {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Booking[];
  /** bookings made later are new; null: mark none */
  since: Instant | null;
  /** the end of the window when more may follow, else null */
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
  // Arrivals are announced only in a list with the newest bookings first, without a search.
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
