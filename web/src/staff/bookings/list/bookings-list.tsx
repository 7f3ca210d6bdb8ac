/**
 * The list under one filter. It reads windows (`page-windows.ts`): the next one when staff scroll near the end. It
 * renders only the rows in sight, and restores open rows and the scroll position when staff return.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { adminBookingsTexts } from '../board/texts/bookings';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { soughtTexts } from '../../parts/texts/sought';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { filtersKey, foldedFilters, isNarrowed, isSortable, orderOf } from './booking-filters';
import type { BookingFilters, Sort } from './booking-filters';
import { COLUMN_WIDTHS, COLUMNS } from './columns';
import { Foot, HeadCell, HeadRow, Table } from './list-style';
import { readsOn, windowsOf } from './page-windows';
import { rememberPlace, rememberedPlace } from './remembered-place';
import type { useProblemBookings } from './use-problem-bookings';
import { useTotal } from './use-total';
import { WindowReader, type WindowReport } from './window-reader';
import { NotRead, isFailed } from '../../parts/not-read';

/** A large part of the page's code, fetched at once, but not waited for before the first rows are asked for. */
const loadRows = () => import('./rows-in-sight');
loadRows().catch(() => undefined);
const RowsInSight = lazyPart(() => loadRows().then((part) => part.RowsInSight));

interface BookingsListProps {
  problems: ReturnType<typeof useProblemBookings>;
  filters: BookingFilters;
  today: string;
  onSort: (sort: Sort) => void;
  /** the first rows have come, or have failed to come */
  onRead: () => void;
}

export function BookingsList({ problems, filters, today, onSort, onRead }: BookingsListProps) {
  const { t } = useTexts(adminBookingsTexts);
  const { t: words } = useTexts(bookingRowsTexts);
  const { t: unread } = useTexts(soughtTexts);
  const key = filtersKey(filters);
  const [cuts, setCuts] = useState<readonly Instant[]>(() => rememberedPlace(key).cuts);
  const [reports, setReports] = useState<readonly WindowReport[]>([]);
  const [arrival, setArrival] = useState('');
  const ofProblems = filters.view === 'problems' && filters.search === null;

  const windows = ofProblems ? [] : windowsOf(cuts);
  const onReport = useCallback((index: number, report: WindowReport) => {
    // A window that is read again has new objects: React draws their rows without holding up a finger.
    startTransition(() => setReports((known) => Object.assign([...known], { [index]: report })));
  }, []);
  const onArrival = useCallback(
    (booking: Booking) => setArrival(t.arrived(booking.clientName, booking.referenceNumber)),
    [t],
  );

  const rows = ofProblems
    ? (problems.list ?? []).filter(({ practitionerId }) =>
        ['', practitionerId].includes(filters.person),
      )
    : reports.flatMap((report) => report.rows);
  const since = reports[0]?.since ?? null;
  const reads = ofProblems ? problems.reads : reports;
  const failed = reads.some(isFailed);
  const loading = ofProblems
    ? problems.list === undefined && !failed
    : reports.length < windows.length || reports.some(({ status }) => status === 'loading');
  useEffect(() => {
    if (!loading) onRead();
  }, [loading, onRead]);
  const last = reports[windows.length - 1]?.last ?? null;
  const goOn = useCallback(() => {
    if (last === null || loading) return;
    const next = [...cuts, last];
    setCuts(next);
    rememberPlace(key, { cuts: next });
  }, [cuts, key, last, loading]);
  const reading = !loading && !failed && readsOn(cuts, { rows: rows.length, last });
  if (reading && last !== null) setCuts([...cuts, last]);
  const total = useTotal(filters, rows.length, last !== null || loading);

  const empty = !loading && !reading && !failed && rows.length === 0;
  const byStatusOnly =
    filters.search === null && filters.person === '' && foldedFilters(filters) === 0;
  const emptyText =
    last !== null
      ? unread.noneYet
      : !isNarrowed(filters)
        ? t.emptyAll
        : ofProblems
          ? words.problemsNone
          : filters.view === 'unpaid' && byStatusOnly
            ? words.unpaidNone
            : byStatusOnly
              ? t.emptyFiltered
              : words.noHits;

  return (
    <Stack $gap="xs">
      {windows.map((window, index) => (
        <WindowReader
          key={window.before ?? 'first'}
          filters={filters}
          window={window}
          index={index}
          today={today}
          onReport={onReport}
          onArrival={onArrival}
        />
      ))}
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      {reports.some(({ stale }) => stale) && <Banner tone="warning">{t.stale}</Banner>}
      {(failed || ((loading || reading) && rows.length === 0)) && (
        <NotRead of={reads} texts={t} lines={6} height="3rem" />
      )}
      {empty && <EmptyState title={t.empty}>{emptyText}</EmptyState>}
      <Table
        role="table"
        $columns={COLUMN_WIDTHS}
        aria-label={t.table}
        aria-colcount={COLUMNS.length}
        aria-rowcount={last === null && !loading ? rows.length + 1 : -1}
        hidden={rows.length === 0}
      >
        <Head filters={filters} today={today} onSort={onSort} />
        <Suspense fallback={null}>
          <RowsInSight rows={rows} since={since} listKey={key} onEnd={goOn} />
        </Suspense>
      </Table>
      {rows.length > 0 && (
        <Foot>
          <p role="status">{words.count(rows.length, total ?? words.endless)}</p>
          <Keys />
        </Foot>
      )}
      {last !== null && (
        <Cluster $justify="center">
          <Button variant="secondary" busy={loading} busyLabel={t.loading} onClick={goOn}>
            {t.loadMore}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

function Head({ filters, today, onSort }: Pick<BookingsListProps, 'filters' | 'today' | 'onSort'>) {
  const { t } = useTexts(bookingRowsTexts);
  const order = orderOf(filters, today);
  const bySession = order.field === 'startsAt';
  const isAscending = bySession && order.direction === 'asc';
  const direction = isAscending ? 'ascending' : 'descending';
  const sorting = (name: string) => (
    <button type="button" onClick={() => onSort(isAscending ? 'desc' : 'asc')}>
      <span>{name}</span>
      {bySession &&
        (isAscending ? <ArrowUp aria-hidden size={16} /> : <ArrowDown aria-hidden size={16} />)}
      <VisuallyHidden>
        {` (${isAscending ? t.soonest : bySession ? t.latest : t.sortBy(name)})`}
      </VisuallyHidden>
    </button>
  );
  return (
    <thead role="rowgroup">
      <HeadRow role="row" aria-rowindex={1}>
        {COLUMNS.map(({ name, head }) => (
          <HeadCell
            key={name}
            role="columnheader"
            scope="col"
            aria-sort={head === 'sorts' ? (bySession ? direction : 'none') : undefined}
          >
            {head === 'sorts' && isSortable(filters) ? (
              sorting(t.columns[name])
            ) : head === 'heard' ? (
              <VisuallyHidden>{t.columns[name]}</VisuallyHidden>
            ) : (
              t.columns[name]
            )}
          </HeadCell>
        ))}
      </HeadRow>
    </thead>
  );
}

function Keys() {
  const { t } = useTexts(bookingRowsTexts);
  return (
    <span>
      <kbd>j</kbd> <kbd>k</kbd> {t.keys.move} · <kbd>Enter</kbd> {t.keys.open} · <kbd>c</kbd>{' '}
      {t.keys.act} · <kbd>/</kbd> {t.keys.search}
    </span>
  );
}
