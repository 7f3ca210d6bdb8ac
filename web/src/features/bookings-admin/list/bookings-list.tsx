/**
 * The list under one filter: windows of rows (see `page-windows.ts`), what is said while there are none, and the button
 * that continues it. The table stays in the page while it is empty, so that its live reads go on.
 */
import type { Booking } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useCallback, useState } from 'react';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { EmptyState } from '../../../ui/states';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { HeadCell, Soft, Table } from '../board-style';
import { isNarrowed, type BookingFilters } from './booking-filters';
import { BookingsPage, type PageReport } from './bookings-page';
import { windowsOf } from './page-windows';

export function BookingsList({
  filters,
  onArrival: onNew,
}: {
  filters: BookingFilters;
  /** a booking came in while the list was open */
  onArrival?: (booking: Booking) => void;
}) {
  const { t } = useCopy(adminBookingsCopy);
  const { t: desk } = useCopy(adminDeskCopy);
  const [cuts, setCuts] = useState<Instant[]>([]);
  const [reports, setReports] = useState<readonly PageReport[]>([]);
  const [arrival, setArrival] = useState('');

  const windows = windowsOf(cuts);
  const onReport = useCallback((index: number, report: PageReport) => {
    setReports((known) => Object.assign([...known], { [index]: report }));
  }, []);
  const onArrival = useCallback(
    (booking: Booking) => {
      setArrival(t.arrived(booking.clientName, booking.referenceNumber));
      onNew?.(booking);
    },
    [t, onNew],
  );

  const total = reports.reduce((sum, { count }) => sum + count, 0);
  const loading = reports.length < windows.length || reports.some((r) => r.state === 'loading');
  const last = reports[windows.length - 1];
  const empty = !loading && total === 0 && reports.every(({ state }) => state === 'ready');
  const oldest = last?.oldest ?? null;
  const { search, service, from, to } = filters;
  const byStatusOnly = search === null && service === '' && from === '' && to === '';
  const emptyText = !isNarrowed(filters)
    ? t.emptyAll
    : byStatusOnly
      ? t.emptyFiltered
      : desk.noHits;

  const heads = [
    [t.reference, 22],
    [t.client, 18],
    [t.when, 22],
    [t.meeting, 18],
    [t.actions, 20],
  ] as const;

  return (
    <Stack>
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      {reports.some(({ stale }) => stale) && <Banner tone="warning">{t.stale}</Banner>}
      {loading && total === 0 && <Skeleton label={t.loading} lines={6} height="3rem" />}
      {empty && <EmptyState title={t.empty}>{emptyText}</EmptyState>}
      <Table role="table" aria-label={t.table} hidden={empty || (loading && total === 0)}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(([name, share]) => (
              <HeadCell key={name} role="columnheader" scope="col" $share={share}>
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        {windows.map((window, index) => (
          <BookingsPage
            key={window.before ?? 'newest'}
            filters={filters}
            window={window}
            index={index}
            onReport={onReport}
            onArrival={onArrival}
          />
        ))}
      </Table>
      <Cluster $justify="center">
        {total > 0 && (
          <Soft as="p" role="status">
            {t.shown(total)}
          </Soft>
        )}
        {(oldest !== null || (loading && cuts.length > 0)) && (
          <Button
            variant="secondary"
            busy={loading}
            busyLabel={t.loading}
            onClick={() => {
              if (oldest !== null) setCuts([...cuts, oldest]);
            }}
          >
            {t.loadMore}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
