import type { Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import { isActive } from './status';

/**
 * Whether "Join Meeting" shows: confirmed, a meeting link exists, and the confirmed date is now or past
 * (specification section 2, /my-sessions), by the practice's date.
 */
export function mayJoin(
  booking: Pick<Booking, 'status' | 'googleMeetLink' | 'confirmedDate'>,
  now: Instant,
): boolean {
  return (
    booking.status === 'confirmed' &&
    booking.googleMeetLink !== null &&
    booking.confirmedDate !== null &&
    booking.confirmedDate <= toWallTime(now).date
  );
}

/**
 * Upcoming sessions of the profile (specification section 4): not completed, and either the confirmed date is today or
 * later or the status is pending or confirmed. A session that was cancelled, rejected or missed will not happen, so its
 * date alone does not make it upcoming.
 */
export function isUpcoming(booking: Pick<Booking, 'status'>): boolean {
  return isActive(booking.status);
}
