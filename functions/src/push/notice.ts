/**
 * The text of a notification: what happened and when, in neutral words, because strangers may read it on a locked
 * screen (design section 8, "discretion").
 */
import type { BookingStatus } from '@tulia/domain/booking/status';
import { LANGUAGE_FACTS } from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Push, PushedTemplate } from '@tulia/domain/records/push';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { formatMoment } from '@tulia/domain/wording/moments';

export interface Notice {
  title: string;
  body: string;
  /** path of the page that it opens */
  link: string;
  /** seconds until it expires */
  timeToLive: number;
}

const STANDS: Record<PushedTemplate, readonly BookingStatus[]> = {
  'booking-confirmed': ['confirmed'],
  'booking-moved': ['confirmed'],
  'booking-handed-over': ['pending', 'confirmed'],
  'booking-rejected': ['rejected'],
  'booking-cancelled': ['cancelled'],
  'session-reminder': ['confirmed'],
};

/** Null when the booking has changed since, or the notification has expired. */
export function noticeOf(
  push: Push,
  booking: Pick<Booking, 'status' | 'startsAt' | 'timezone'>,
  now: Instant,
): Notice | null {
  const { template, language, startsAt, createdAt } = push;
  const until = template === 'session-reminder' ? startsAt : createdAt + DAY;
  const timeToLive = Math.floor((until - now) / 1000);
  const stands = STANDS[template].includes(booking.status) && booking.startsAt === startsAt;
  if (!stands || timeToLive <= 0) return null;
  return {
    title: bookingSubjects[language][template],
    body: formatMoment(startsAt, language, booking.timezone),
    link: `${LANGUAGE_FACTS[language].prefix}/my-sessions`,
    timeToLive,
  };
}
