/**
 * What a notification says: what happened and when, in neutral words, because anybody may read it on a locked screen
 * (design section 8, "discretion"). Null when what it tells of is no longer so.
 */
import type { BookingStatus } from '@tulia/domain/booking/status';
import { LANGUAGE_FACTS, type Language } from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/records/booking';
import type { Push, PushedTemplate } from '@tulia/domain/records/push';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { formatClocks, formatDay } from '@tulia/domain/wording/moments';

export interface Notice {
  title: string;
  body: string;
  /** path of the page it opens */
  link: string;
  /** seconds after which it has lost its point */
  timeToLive: number;
}

/** The subjects of the mails, which are neutral too; a person who gets both sees that they are one. */
const TITLES: Record<PushedTemplate, Record<Language, string>> = {
  'booking-confirmed': { en: 'Your booking is confirmed', sw: 'Nafasi yako imethibitishwa' },
  'booking-moved': { en: 'Your booking has a new time', sw: 'Nafasi yako ina muda mpya' },
  'booking-rejected': { en: 'About your request', sw: 'Kuhusu ombi lako' },
  'booking-cancelled': { en: 'Your booking is cancelled', sw: 'Nafasi yako imeghairiwa' },
  'session-reminder': { en: 'A reminder of your booking', sw: 'Kumbusho la nafasi yako' },
};

const STANDS: Record<PushedTemplate, BookingStatus> = {
  'booking-confirmed': 'confirmed',
  'booking-moved': 'confirmed',
  'booking-rejected': 'rejected',
  'booking-cancelled': 'cancelled',
  'session-reminder': 'confirmed',
};

export function noticeOf(
  push: Push,
  booking: Pick<Booking, 'status' | 'startsAt' | 'timezone'>,
  now: Instant,
): Notice | null {
  const { template, language, startsAt, createdAt } = push;
  const until = template === 'session-reminder' ? startsAt : createdAt + DAY;
  const timeToLive = Math.floor((until - now) / 1000);
  const stands = booking.status === STANDS[template] && booking.startsAt === startsAt;
  if (!stands || timeToLive <= 0) return null;
  return {
    title: TITLES[template][language],
    body: `${formatDay(startsAt, language, booking.timezone)}, ${formatClocks(startsAt, language, booking.timezone)}`,
    link: `${LANGUAGE_FACTS[language].prefix}/my-sessions`,
    timeToLive,
  };
}
