/**
 * The list is read in windows of creation time, newest first, each of them live. The newest window begins as "the last
 * 25"; loading more closes it at the oldest booking it shows and opens the next one below. A closed window holds
 * everything from its oldest booking on, so a new arrival pushes nothing out of sight between two windows.
 */
import type { Instant } from '@tulia/domain/time/instant';

export const PAGE_SIZE = 25;
/** The rules allow no longer list (design section 4). */
export const LIST_LIMIT = 100;

export interface PageWindow {
  /** created before this; null is the newest window */
  before: Instant | null;
  /** created at this or later; null is the last window, still open at its end */
  from: Instant | null;
  limit: number;
}

/** The windows for the places where the list was continued, newest first. */
export function windowsOf(cuts: readonly Instant[]): PageWindow[] {
  return [...cuts, null].map((from, index) => ({
    before: index === 0 ? null : (cuts[index - 1] ?? null),
    from,
    limit: from === null ? PAGE_SIZE : LIST_LIMIT,
  }));
}

/** Names a window within a filter, for the live read behind it. */
export function windowKey({ before, from, limit }: PageWindow): string {
  return `${before ?? 'newest'}:${from ?? 'open'}:${limit}`;
}
