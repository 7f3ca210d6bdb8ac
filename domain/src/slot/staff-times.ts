import { toInstant, type WallTime } from '../time/practice-time';
import type { Instant } from '../time/instant';
import { CONFIRM_TIMES, isOpenAt, type OpeningHours } from './opening-hours';
import { SLOT_TIMES } from './start-times';

/**
 * The times that staff can choose on a day: the eleven times of the specification and all opening hours, so that staff
 * can confirm every time that clients can request.
 * @param date `YYYY-MM-DD`, practice time; empty while none is chosen
 */
export function staffTimes(hours: OpeningHours, date: string): readonly string[] {
  if (date === '') return CONFIRM_TIMES;
  return SLOT_TIMES.filter((time) => CONFIRM_TIMES.includes(time) || isOpenAt(hours, date, time));
}

/**
 * Why staff may not choose this time, or null when they may. Notice and window bind clients only; the locks decide
 * whether the time is taken. Confirming, moving and booking for a client use this rule on server and screen.
 * @param slot practice time
 */
export function staffTimeRefusal(
  slot: WallTime,
  hours: OpeningHours,
  now: Instant,
): 'closed' | 'past' | null {
  if (!staffTimes(hours, slot.date).includes(slot.time)) return 'closed';
  return toInstant(slot.date, slot.time) <= now ? 'past' : null;
}
