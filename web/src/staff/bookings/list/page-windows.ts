/**
 * The list is read in windows along its order (by arrival or by session), each of them live. The first window
 * begins as "the first 25". Reading on closes it at the last booking it shows, and opens the next one behind. A
 * closed window holds all bookings up to its last one, so a new arrival pushes no booking out of sight between two
 * windows.
 */
import type { Instant } from '@tulia/domain/time/instant';
import { LIST_LIMIT } from '../board/list-limit';

export const PAGE_SIZE = 25;
/** Where the browser drops most of what it reads; a closed window has room for arrivals up to `LIST_LIMIT`. */
export const SIFTED_SIZE = 75;
/** Windows that are read by themselves while none has a row; then the person decides. */
const MOST_UNASKED = 7;

export interface PageWindow {
  /** the window begins behind this; null is the first one */
  before: Instant | null;
  /** the window reaches up to this, included; null is the last window, still open at its end */
  from: Instant | null;
  limit: number;
}

/** The windows for the places where the list was continued, in the order of the list. */
export function windowsOf(cuts: readonly Instant[], size: number = PAGE_SIZE): PageWindow[] {
  return [...cuts, null].map((from, index) => ({
    before: index === 0 ? null : (cuts[index - 1] ?? null),
    from,
    limit: from === null ? size : LIST_LIMIT,
  }));
}

/** Whether the next window is read without being asked for: nothing fits so far, and there is more. */
export const readsOn = (
  cuts: readonly Instant[],
  { rows, last }: { rows: number; last: Instant | null },
): boolean => rows === 0 && last !== null && cuts.length < MOST_UNASKED;

/** Names a window within a filter, for the live read behind it. */
export function windowKey({ before, from, limit }: PageWindow): string {
  return `${before ?? 'newest'}:${from ?? 'open'}:${limit}`;
}

type Bound = [operator: '<' | '<=' | '>' | '>=', at: Instant];

/** The bounds of a window within a range, for a list in this direction. A window never reaches beyond its range. */
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
