/**
 * The list is read in live windows along its order (arrival or session). The first window begins with 25 bookings.
 * Reading on closes a window at its last booking and opens the next one. A closed window holds all bookings up to its
 * last one, so no new booking pushes one out of sight between two windows.
 */
import type { Instant } from '@tulia/domain/time/instant';
import { LIST_LIMIT } from '../board/use-bookings-by-ids';

export const PAGE_SIZE = 25;
/** For filters where the browser drops most bookings; a closed window has room for arrivals up to `LIST_LIMIT`. */
export const SIFTED_SIZE = 75;
/** Windows read without a press while none has a row. */
const MOST_UNASKED = 7;

export interface PageWindow {
  /** excluded; null: the first window */
  before: Instant | null;
  /** included; null: the last window, which is open */
  from: Instant | null;
  limit: number;
}

export function windowsOf(cuts: readonly Instant[], size: number = PAGE_SIZE): PageWindow[] {
  return [...cuts, null].map((from, index) => ({
    before: index === 0 ? null : (cuts[index - 1] ?? null),
    from,
    limit: from === null ? size : LIST_LIMIT,
  }));
}

/** Whether to read the next window without a press: nothing fits so far, and more may follow. */
export const readsOn = (
  cuts: readonly Instant[],
  { rows, last }: { rows: number; last: Instant | null },
): boolean => rows === 0 && last !== null && cuts.length < MOST_UNASKED;

export function windowKey({ before, from, limit }: PageWindow): string {
  return `${before ?? 'newest'}:${from ?? 'open'}:${limit}`;
}

type Bound = [operator: '<' | '<=' | '>' | '>=', at: Instant];

/** The bounds of a window, which never reaches beyond the range. */
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
