import { toInstant } from '../time/practice-time';
import type { Instant } from '../time/instant';
import { CONFIRM_TIMES } from './opening-hours';

/**
 * Why staff may not give a session this time, or null when they may: an hourly time from 08:00 to 18:00 that is still to
 * come. Opening hours, notice and window bind clients only; whether the time is taken is for the locks to say.
 * The one rule for confirming, moving and booking for a client, on the server and on screen.
 * @param slot practice time, `YYYY-MM-DD` and `HH:MM`
 */
export function staffTimeRefusal(
  slot: { date: string; time: string },
  now: Instant,
  zone?: string,
): 'closed' | 'past' | null {
  if (!CONFIRM_TIMES.includes(slot.time)) return 'closed';
  return toInstant(slot.date, slot.time, zone) <= now ? 'past' : null;
}
