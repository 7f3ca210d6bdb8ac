/**
 * Sessions begin on the hour (specification section 9), whatever the granules are. `TIME` in `web/src/paths.ts` repeats
 * the rule for the booking page's address; a test compares both.
 */
import { minutesOf, timeOf } from '../time/practice-time';

export const START_STEP_MINUTES = 60;

export const SLOT_TIMES: readonly string[] = Array.from(
  { length: (24 * 60) / START_STEP_MINUTES },
  (_, index) => timeOf(index * START_STEP_MINUTES),
);

export function isStartTime(time: string): boolean {
  return SLOT_TIMES.includes(time);
}

export function startTimeUpTo(time: string): string {
  return timeOf(Math.floor(minutesOf(time) / START_STEP_MINUTES) * START_STEP_MINUTES);
}

export function nearestStartTime(time: string): string {
  const step = Math.round(minutesOf(time) / START_STEP_MINUTES);
  return timeOf(Math.min(step, SLOT_TIMES.length - 1) * START_STEP_MINUTES);
}
