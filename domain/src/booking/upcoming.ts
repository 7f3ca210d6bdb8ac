import type { Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import { safeMeetingLink } from './meeting/meeting-link';
import { isActive } from './status';

type Joinable = Pick<Booking, 'status' | 'googleMeetLink' | 'meeting' | 'endsAt'>;

/**
 * The way into a session, null while joining it is not offered: it is confirmed, its link may be offered and is not
 * being withdrawn, and the day on which it ends is not over by the practice's date (decision 025).
 */
export function joinLink(booking: Joinable, now: Instant): string | null {
  const isToCome =
    booking.status === 'confirmed' &&
    booking.meeting.state !== 'unwanted' &&
    toWallTime(now).date <= toWallTime(booking.endsAt).date;
  return isToCome ? safeMeetingLink(booking.googleMeetLink) : null;
}

/**
 * The same behind a client's "Join Meeting", which shows from the confirmed date on (specification section 2,
 * /my-sessions).
 */
export function clientJoinLink(
  booking: Joinable & Pick<Booking, 'confirmedDate'>,
  now: Instant,
): string | null {
  const { confirmedDate } = booking;
  const hasCome = confirmedDate !== null && confirmedDate <= toWallTime(now).date;
  return hasCome ? joinLink(booking, now) : null;
}

/**
 * Whether the profile counts it among the upcoming sessions: not completed, and either the confirmed date is today or
 * later or the status is pending or confirmed (specification section 4).
 * @param today in practice time
 */
export function isUpcoming(
  { status, confirmedDate }: Pick<Booking, 'status' | 'confirmedDate'>,
  today: string,
): boolean {
  return status !== 'completed' && ((confirmedDate ?? '') >= today || isActive(status));
}
