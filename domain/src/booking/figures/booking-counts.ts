/** What a booking change adds to the statistics (`records/stats.ts`). */
import type { Instant } from '../../time/instant';
import { toWallTime } from '../../time/practice-time';
import type { BookingStatus } from '../status';

export interface BookingCounts {
  /** practice date on which the booking was created, `YYYY-MM-DD` */
  day: string;
  created: 0 | 1;
  /** differences by status */
  statuses: Partial<Record<BookingStatus, number>>;
  /** hour of the requested start, `00` to `23`; null unless created */
  hour: string | null;
}

export function countsOfNew(
  booking: { status: BookingStatus; createdAt: Instant; startsAt: Instant },
  zone: string,
): BookingCounts {
  return {
    day: toWallTime(booking.createdAt, zone).date,
    created: 1,
    statuses: { [booking.status]: 1 },
    hour: toWallTime(booking.startsAt, zone).time.slice(0, 2),
  };
}

/** Null when the status stays. */
export function countsOfChange(
  before: { status: BookingStatus; createdAt: Instant },
  after: { status: BookingStatus },
  zone: string,
): BookingCounts | null {
  if (before.status === after.status) return null;
  return {
    day: toWallTime(before.createdAt, zone).date,
    created: 0,
    statuses: { [before.status]: -1, [after.status]: 1 },
    hour: null,
  };
}
