import { toInstant } from '../time/practice-time';
import type { Instant } from '../time/instant';
import { CONFIRM_TIMES, isOpenAt, type OpeningHours } from './opening-hours';
import { SLOT_TIMES } from './start-times';

/**
 * The times at which staff may begin a session on a day: the eleven times of the specification, and all
 * times at which the practice is open, so that staff can confirm every time that clients can ask for.
 * @param date `YYYY-MM-DD`, practice time; empty while none is chosen
 */
export function staffTimes(hours: OpeningHours, date: string): readonly string[] {
  if (date === '') return CONFIRM_TIMES;
  return SLOT_TIMES.filter((time) => CONFIRM_TIMES.includes(time) || isOpenAt(hours, date, time));
}

/**
 * Why staff may not give a session this time, or null when they may. Notice and window bind clients only, and the
 * locks decide whether the time is taken. Confirming, moving and booking for a client all use this rule, on the
 * server and on the screen.
 * @param slot practice time, `YYYY-MM-DD` and `HH:MM`
 */
export function staffTimeRefusal(
  slot: { date: string; time: string },
  hours: OpeningHours,
  now: Instant,
): 'closed' | 'past' | null {
  if (!staffTimes(hours, slot.date).includes(slot.time)) return 'closed';
  return toInstant(slot.date, slot.time) <= now ? 'past' : null;
}
