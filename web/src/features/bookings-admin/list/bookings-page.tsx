import type { Booking } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect } from 'react';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/states';
import { DetailCell, DetailRow } from '../board-style';
import { orderOf, type BookingFilters } from './booking-filters';
import { BookingRow, COLUMNS } from './booking-row';
import { PAGE_SIZE, type PageWindow } from './page-windows';
import { useArrivals } from './use-arrivals';
import { useBookingsWindow } from './use-bookings-window';

/** How one window of the list stands; the board adds them up. */
export interface PageReport {
  state: 'loading' | 'ready' | 'failed';
  count: number;
  /** the oldest booking on it when more may follow, else null */
  oldest: Instant | null;
  stale: boolean;
}

/** The rows of one window. */
export function BookingsPage({
  filters,
  window,
  index,
  onReport,
  onArrival,
}: {
  filters: BookingFilters;
  window: PageWindow;
  index: number;
  onReport: (index: number, report: PageReport) => void;
  onArrival: (booking: Booking) => void;
}) {
  const { t } = useCopy(adminBookingsCopy);
  const { list, whole, failed, fromCache, certain, retry } = useBookingsWindow(filters, window);
  const order = orderOf(filters);
  // Arrivals are told of where the newest stand first and nothing is searched for.
  const newestPage = window.before === null && order === 'createdAt' && filters.search === null;
  const isFresh = useArrivals(newestPage ? list : undefined, certain, onArrival);

  const state = failed ? 'failed' : list === undefined ? 'loading' : 'ready';
  const count = list?.length ?? 0;
  const full = window.from === null && (whole?.length ?? 0) >= PAGE_SIZE;
  const oldest = full ? (whole?.at(-1)?.[order] ?? null) : null;
  const stale = state === 'ready' && fromCache;
  useEffect(() => {
    onReport(index, { state, count, oldest, stale });
  }, [onReport, index, state, count, oldest, stale]);

  return (
    <tbody role="rowgroup">
      {failed && (
        <DetailRow role="row">
          <DetailCell role="cell" colSpan={COLUMNS}>
            <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
              {t.failedText}
            </ErrorState>
          </DetailCell>
        </DetailRow>
      )}
      {list?.map((booking) => (
        <BookingRow key={booking.id} booking={booking} fresh={isFresh(booking)} />
      ))}
    </tbody>
  );
}
