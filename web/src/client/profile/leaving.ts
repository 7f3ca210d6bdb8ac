import type { Instant } from '@tulia/domain/time/instant';

/** What leaving means, by the bookings on screen. */
export interface Leaving {
  /** sessions that will be cancelled */
  coming: number;
  /** until when records are kept; null when there are none, undefined while that is not known */
  keptUntil: Instant | null | undefined;
}
