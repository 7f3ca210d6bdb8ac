import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  Fragment,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BookingDetails } from '../panel/booking-details';
import { MeetingControl } from '../meeting/meeting-control';
import { Stack } from '../../../ui/layout';
import { above } from '../../../ui/tokens';
import { useMedia } from '../../../platform/hooks/use-media';
import { BookingRow, COLUMNS, type BookingRowProps } from './columns';
import { Details, Gap } from './list-style';
import { rememberPlace, rememberedPlace } from './remembered-place';

/** A row's height until it is measured. */
const ROW_PX = 84;
/** Rows rendered above and below the screen, for quick scrolling and the Tab key. */
const BEYOND = 12;
/** Rows rendered at once at the beginning: a phone's screen. */
const FIRST_ROWS = 8;
/** Rows that come in at once later: more would hold up a finger on a cheap phone. */
const ROWS_AT_ONCE = 2;
/** The next window is read when so few rows are left. */
const NEAR_END = 5;

/** Waits for the browser to tell a row's height: asking at once would lay out the page for each new row. */
const measured: typeof measureElement = (row, entry, virtualizer) =>
  entry === undefined
    ? (virtualizer.itemSizeCache.get(
        virtualizer.options.getItemKey(virtualizer.indexFromElement(row)),
      ) ?? ROW_PX)
    : measureElement(row, entry, virtualizer);

interface RowsInSightProps {
  rows: readonly Booking[];
  /** bookings made later are new; null: mark none */
  since: Instant | null;
  listKey: string;
  onEnd: () => void;
}

/** Renders the rows in sight, the open rows and the focused row; keeps the height of all others. */
export function RowsInSight({ rows, since, listKey, onEnd }: RowsInSightProps) {
  const [open, setOpen] = useState(() => rememberedPlace(listKey).open);
  const begin = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((begin.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [rows.length]);

  // Scrolling must not lose typed text in open details or the focus of a row.
  const kept = useCallback(
    (range: Range) => {
      const focused = Number(
        document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1,
      );
      const others = rows.flatMap(({ id }, index) =>
        open.has(id) || index === focused ? [index] : [],
      );
      return [...new Set([...defaultRangeExtractor(range), ...others])].sort((a, b) => a - b);
    },
    [rows, open],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: BEYOND,
    scrollMargin: top,
    rangeExtractor: kept,
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
    measureElement: measured,
  });
  const isWide = useMedia(above.xl);
  const items = useLetIn(virtualizer.getVirtualItems(), virtualizer.range?.startIndex ?? 0);
  const end = virtualizer.range?.endIndex ?? 0;
  useEffect(() => {
    // One window is enough until staff scroll.
    if (window.scrollY > 0 && end >= rows.length - NEAR_END) onEnd();
  }, [end, rows.length, onEnd]);

  const onToggle = useCallback(
    (id: string) =>
      setOpen((present) => {
        const next = new Set(present);
        if (!next.delete(id)) next.add(id);
        rememberPlace(listKey, { open: next });
        return next;
      }),
    [listKey],
  );
  useReturn(listKey, rows.length > 0);

  const below = virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top);
  return (
    <>
      <tbody ref={begin} aria-hidden />
      {items.map(({ index, key, start }, nth) => {
        const booking = rows[index];
        if (booking === undefined) return null;
        const gap = start - (items[nth - 1]?.end ?? top);
        return (
          <Fragment key={key}>
            {gap > 0 && <Gap aria-hidden style={{ height: gap }} />}
            <tbody role="rowgroup" data-index={index} ref={virtualizer.measureElement}>
              <RowWithDetails
                booking={booking}
                fresh={since !== null && booking.createdAt > since}
                open={open.has(booking.id)}
                place={index + 2}
                onToggle={onToggle}
                isWide={isWide}
              />
            </tbody>
          </Fragment>
        );
      })}
      {below > 0 && <Gap aria-hidden style={{ height: below }} />}
    </>
  );
}

/** Lets in new rows a few at a time, those nearest to the top of the screen first. @param first the index there */
function useLetIn(items: VirtualItem[], first: number): VirtualItem[] {
  const [known, setKnown] = useState<ReadonlySet<VirtualItem['key']>>(new Set());
  const here = items.filter(({ key }) => known.has(key));
  const next = items
    .filter(({ key }) => !known.has(key))
    .sort((a, b) => Math.abs(a.index - first) - Math.abs(b.index - first))
    .slice(0, here.length === 0 ? FIRST_ROWS : ROWS_AT_ONCE);
  useEffect(() => {
    if (next.length > 0)
      startTransition(() => setKnown(new Set([...here, ...next].map(({ key }) => key))));
  });
  return here;
}

function RowWithDetails(row: Omit<BookingRowProps, 'detailsId'>) {
  const { booking, open } = row;
  const detailsId = `details-${booking.id}`;
  return (
    <>
      <BookingRow {...row} detailsId={detailsId} />
      {open && (
        <Details role="row" id={detailsId}>
          <td role="cell" colSpan={COLUMNS.length}>
            <Stack>
              <MeetingControl booking={booking} />
              <BookingDetails booking={booking} inRow />
            </Stack>
          </td>
        </Details>
      )}
    </>
  );
}

function useReturn(listKey: string, isHere: boolean): void {
  const returned = useRef(false);
  useEffect(() => {
    if (!isHere || returned.current) return;
    returned.current = true;
    const { scrolled } = rememberedPlace(listKey);
    if (scrolled > 0) setTimeout(() => window.scrollTo({ top: scrolled, behavior: 'instant' }));
  }, [isHere, listKey]);
  useEffect(() => {
    const note = () => rememberPlace(listKey, { scrolled: window.scrollY });
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [listKey]);
}
