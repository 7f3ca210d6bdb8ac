import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { isJoinable } from '../bookings/decisions/main-action';

export type SessionMoment = 'running' | 'soon' | 'ended' | 'later';

/** `soon`: the practitioner may already join */
export function momentOf(session: Booking, now: Instant): SessionMoment {
  if (session.endsAt <= now) return 'ended';
  if (session.startsAt <= now) return 'running';
  return isJoinable(session, now) ? 'soon' : 'later';
}

/**
 * Sessions in the order of the work: the present or next one, the rest of today, tomorrow.
 * @param sessions confirmed, by start, from the beginning of today
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
