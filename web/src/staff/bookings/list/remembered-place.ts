/**
 * The place of a staff member in the list, by its filters, while the tab lives. It holds instants and ids, no
 * names.
 */
import type { Instant } from '@tulia/domain/time/instant';

export interface RememberedPlace {
  /** where the list was continued */
  cuts: readonly Instant[];
  /** bookings with their details open */
  open: ReadonlySet<string>;
  /** how far down the page was */
  scrolled: number;
}

const NOWHERE: RememberedPlace = { cuts: [], open: new Set(), scrolled: 0 };
/** A tab leaves dozens of filters behind; the latest places are enough. */
const KEPT = 10;

const places = new Map<string, RememberedPlace>();

export function rememberedPlace(key: string): RememberedPlace {
  return places.get(key) ?? NOWHERE;
}

export function rememberPlace(key: string, part: Partial<RememberedPlace>): void {
  const place = { ...rememberedPlace(key), ...part };
  places.delete(key);
  places.set(key, place);
  for (const oldest of [...places.keys()].slice(0, Math.max(0, places.size - KEPT)))
    places.delete(oldest);
}
