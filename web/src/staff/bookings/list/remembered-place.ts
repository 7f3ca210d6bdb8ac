/** The staff member's place in the list, by filters, until the tab closes. It holds instants and ids, no names. */
import type { Instant } from '@tulia/domain/time/instant';

interface RememberedPlace {
  /** the ends of the closed windows */
  cuts: readonly Instant[];
  /** ids of bookings with open details */
  open: ReadonlySet<string>;
  /** pixels */
  scrolled: number;
}

const NOWHERE: RememberedPlace = { cuts: [], open: new Set(), scrolled: 0 };
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
