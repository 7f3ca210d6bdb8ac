/**
 * The text of a notification: what happened and when, in neutral words, because strangers may read it on a locked
 * screen (design section 8, "discretion"). It names no person and no service, to staff neither.
 */
import { hasLineFailed } from '@tulia/domain/booking/cancellation';
import { toldAt } from '@tulia/domain/booking/line-word';
import { isStaffRing, type StaffRing } from '@tulia/domain/booking/staff-notices';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { LANGUAGE_FACTS, type Language } from '@tulia/domain/person/language';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Push } from '@tulia/domain/records/push';
import { DAY, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import {
  formatClock,
  formatMoment,
  formatNearDay,
  formatWeekday,
} from '@tulia/domain/wording/moments';
import { toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';

export interface Notice {
  title: string;
  body: string;
  /** path of the page that it opens */
  link: string;
  /** seconds until it expires */
  timeToLive: number;
  /** wakes a sleeping phone (RFC 8030, section 5.3) */
  isUrgent: boolean;
}

const STANDS: Record<Push['template'], readonly BookingStatus[]> = {
  'booking-confirmed': ['confirmed'],
  'booking-moved': ['confirmed'],
  'booking-handed-over': ['pending', 'confirmed'],
  'booking-rejected': ['rejected'],
  'booking-cancelled': ['cancelled'],
  'session-reminder': ['confirmed'],
  // `offerNoticeOf`: no booking stands behind it yet.
  'time-offered': [],
  'staff-request': ['pending'],
  'staff-cancelled': ['cancelled'],
  'staff-session': ['confirmed'],
  'staff-late': ['confirmed'],
  'staff-call': ['confirmed'],
};

type Titles = Record<StaffRing, (when: string, minutes: number) => string>;
const staffTitles = catalogue<Titles>({
  en: {
    'staff-request': (when) => `New request for ${when}`,
    'staff-cancelled': (when) => `A session was cancelled: ${when}`,
    'staff-session': (_, minutes) =>
      `Your session begins in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    'staff-late': (when) => `Late for ${when}`,
    'staff-call': (when) => `Asks for a call instead: ${when}`,
  },
  sw: {
    'staff-request': (when) => `Ombi jipya la ${when}`,
    'staff-cancelled': (when) => `Kikao kimeghairiwa: ${when}`,
    'staff-session': (_, minutes) => `Kikao chako kinaanza baada ya dakika ${minutes}`,
    'staff-late': (when) => `Anachelewa: ${when}`,
    'staff-call': (when) => `Anaomba kupigiwa simu: ${when}`,
  },
});

/** A weekday alone is clear for so long. */
const NEAR = 6 * DAY;

/** "Tuesday 10:00", or "Tue 15 Dec 10:00" */
function whenOf(startsAt: Instant, language: Language, now: Instant): string {
  const isNear = Math.abs(startsAt - now) < NEAR;
  const day = isNear
    ? formatWeekday(weekdayOf(toWallTime(startsAt).date), language)
    : formatNearDay(startsAt, language);
  return `${day} ${formatClock(startsAt, language)}`;
}

/** Null when the booking has changed since, or the notification has expired. */
export function noticeOf(
  push: Push,
  booking: Pick<
    Booking,
    'status' | 'startsAt' | 'endsAt' | 'timezone' | 'lineWord' | 'cancelledBy'
  >,
  now: Instant,
): Notice | null {
  const { template, language, startsAt, createdAt, bookingId } = push;
  const isBefore = template === 'session-reminder' || template === 'staff-session';
  const word = template === 'staff-late' ? 'late' : template === 'staff-call' ? 'call' : null;
  const until = isBefore ? startsAt : word === null ? createdAt + DAY : booking.endsAt;
  const timeToLive = Math.floor((until - now) / 1000);
  const isTakenBack = word !== null && toldAt(booking, word) === null;
  const stands =
    STANDS[template].includes(booking.status) && booking.startsAt === startsAt && !isTakenBack;
  if (!stands || timeToLive <= 0) return null;
  const { prefix } = LANGUAGE_FACTS[language];
  const isUrgent = template === 'staff-session' || word !== null;
  if (!isStaffRing(template))
    return {
      title: bookingSubjects[language][hasLineFailed(booking) ? 'line-failed' : template],
      body: formatMoment(startsAt, language, booking.timezone),
      link: `${prefix}/my-sessions`,
      timeToLive,
      isUrgent,
    };
  const minutes = Math.ceil((startsAt - now) / MINUTE);
  return {
    title: staffTitles[language][template](whenOf(startsAt, language, now), minutes),
    body: formatMoment(startsAt, language),
    link: `${prefix}/staff?open=${bookingId}`,
    timeToLive,
    isUrgent,
  };
}

/** Null when the offer is over. */
export function offerNoticeOf(
  { language, startsAt }: Pick<Push, 'language' | 'startsAt'>,
  { offer, timezone }: Pick<Wait, 'offer' | 'timezone'>,
  now: Instant,
): Notice | null {
  const timeToLive = Math.floor(((offer?.until ?? now) - now) / 1000);
  if (offer?.startsAt !== startsAt || timeToLive <= 0) return null;
  return {
    title: bookingSubjects[language]['time-offered'],
    body: formatMoment(startsAt, language, timezone),
    link: `${LANGUAGE_FACTS[language].prefix}/my-sessions`,
    timeToLive,
    isUrgent: true,
  };
}
