import type { Instant } from '../time/instant';
import { toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import { safeMeetingLink } from './meeting/meeting-link';
import { isActive } from './status';

type Joinable = Pick<Booking, 'status' | 'googleMeetLink' | 'meeting' | 'endsAt'>;

/** The link to join a confirmed session until its last practice day is over (decision 025). Null for an unsafe link. */
export function joinLink(booking: Joinable, now: Instant): string | null {
  const isToCome =
    booking.status === 'confirmed' &&
    booking.meeting.state !== 'unwanted' &&
    toWallTime(now).date <= toWallTime(booking.endsAt).date;
  return isToCome ? safeMeetingLink(booking.googleMeetLink) : null;
}

/** Clients see "Join Meeting" from the confirmed date on (specification section 2, /my-sessions). */
export function clientJoinLink(
  booking: Joinable & Pick<Booking, 'confirmedDate'>,
  now: Instant,
): string | null {
  const { confirmedDate } = booking;
  const hasCome = confirmedDate !== null && confirmedDate <= toWallTime(now).date;
  return hasCome ? joinLink(booking, now) : null;
}

/**
 * Upcoming in the profile: not completed, and confirmed for today or later, or pending or confirmed (specification
 * section 4).
 * @param today in practice time
 */
export function isUpcoming(
  { status, confirmedDate }: Pick<Booking, 'status' | 'confirmedDate'>,
  today: string,
): boolean {
  return status !== 'completed' && ((confirmedDate ?? '') >= today || isActive(status));
}
