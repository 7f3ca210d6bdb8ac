/**
 * The list is read in live windows, in the order of arrival or session. The first window reads 25 bookings. To read on,
 * a window is closed at its last booking and the next one opens. A closed window has no smaller limit, so a new booking
 * pushes no other booking out of the list.
 */
import type { Instant } from '@tulia/domain/time/instant';
import { LIST_LIMIT } from '../board/use-bookings-by-ids';

export const PAGE_SIZE = 25;
/** The list reads so many windows by itself while none of them has a row. */
const MOST_UNASKED = 7;

export interface PageWindow {
  /** excluded; null: the first window */
  before: Instant | null;
  /** included; null: the last window, which is open */
  from: Instant | null;
  limit: number;
}

export function windowsOf(cuts: readonly Instant[]): PageWindow[] {
  return [...cuts, null].map((from, index) => ({
    before: index === 0 ? null : (cuts[index - 1] ?? null),
    from,
    limit: from === null ? PAGE_SIZE : LIST_LIMIT,
  }));
}

/** Whether the list reads the next window by itself: no booking fits so far, and more may follow. */
export const readsOn = (
  cuts: readonly Instant[],
  { rows, last }: { rows: number; last: Instant | null },
): boolean => rows === 0 && last !== null && cuts.length < MOST_UNASKED;

export function windowKey({ before, from, limit }: PageWindow): string {
  return `${before ?? 'newest'}:${from ?? 'open'}:${limit}`;
}

type Bound = [operator: '<' | '<=' | '>' | '>=', at: Instant];

/** The bounds of a window within the range. */
export function boundsOf(
  { before, from }: Pick<PageWindow, 'before' | 'from'>,
  range: { from: Instant | null; to: Instant | null },
  direction: 'asc' | 'desc',
): Bound[] {
  const at = (operator: Bound[0], instant: Instant | null): Bound[] =>
    instant === null ? [] : [[operator, instant]];
  return direction === 'desc'
    ? [
        ...(before === null ? at('<', range.to) : at('<', before)),
        ...(from === null ? at('>=', range.from) : at('>=', from)),
      ]
    : [
        ...(before === null ? at('>=', range.from) : at('>', before)),
        ...(from === null ? at('<', range.to) : at('<=', from)),
      ];
}
