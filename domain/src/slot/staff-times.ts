import { toInstant, type WallTime } from '../time/practice-time';
import type { Instant } from '../time/instant';
import { CONFIRM_TIMES, isOpenAt, type OpeningHours } from './opening-hours';
import { SLOT_TIMES } from './start-times';

/**
 * The eleven times of the specification and all opening hours, so staff can confirm every time that clients request.
 * @param date `YYYY-MM-DD`, practice time; empty while none is chosen
 */
export function staffTimes(hours: OpeningHours, date: string): readonly string[] {
  if (date === '') return CONFIRM_TIMES;
  return SLOT_TIMES.filter((time) => CONFIRM_TIMES.includes(time) || isOpenAt(hours, date, time));
}

/**
 * Null when staff may choose this time. Notice and window bind clients only; the locks decide whether it is taken.
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
