import type { Booking } from '@tulia/domain/booking/booking';
import { type Instant, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { isJoinable } from '../bookings/decisions/main-action';
import type { todayTexts } from './texts';

type SessionMoment = 'running' | 'soon' | 'ended' | 'later';

/** `soon`: the practitioner may already join */
export function momentOf(session: Booking, now: Instant): SessionMoment {
  if (session.endsAt <= now) return 'ended';
  if (session.startsAt <= now) return 'running';
  return isJoinable(session, now) ? 'soon' : 'later';
}

/**
 * Sessions in the order in which they matter: the present or next one, the others of today, those of tomorrow.
 * @param sessions confirmed sessions from the beginning of today, by start
 */
export function dayPlan<Session extends Booking>(
  sessions: readonly Session[],
  now: Instant,
): { front: Session[]; rest: Session[]; tomorrow: Session[] } {
  const today = toWallTime(now).date;
  const dateOf = ({ startsAt }: Booking) => toWallTime(startsAt).date;
  const ofToday = sessions.filter((session) => dateOf(session) === today);
  const running = ofToday.filter((session) => momentOf(session, now) === 'running');
  const next = ofToday.find((session) => session.startsAt > now);
  const front = running.length > 0 ? running : next === undefined ? [] : [next];
  return {
    front,
    rest: ofToday.filter((session) => !front.includes(session)),
    tomorrow: sessions.filter((session) => dateOf(session) === addDays(today, 1)),
  };
}

/**
 * "54 min", "1 h 54 min"
 * @param span milliseconds, rounded up to the minute
 */
export function spanText(span: number, t: (typeof todayTexts)['en']): string {
  const minutes = Math.max(0, Math.ceil(span / MINUTE));
  const perHour = HOUR / MINUTE;
  if (minutes < perHour) return t.minutes(minutes);
  return t.hours(Math.floor(minutes / perHour), minutes % perHour);
}
