/**
 * When in a day a session may begin: on the hour (specification section 9), whatever the granules are that lock its
 * time. The address of the booking page repeats the rule (`TIME` in `web/src/paths.ts`); a test holds it to this one.
 */
import { minutesOf, timeOf } from '../time/practice-time';

const START_STEP_MINUTES = 60;

/** The times of a day at which a session may begin: 00:00 to 23:00. */
export const SLOT_TIMES: readonly string[] = Array.from(
  { length: (24 * 60) / START_STEP_MINUTES },
  (_, index) => timeOf(index * START_STEP_MINUTES),
);

/** @param time `HH:MM`, practice time */
export function isStartTime(time: string): boolean {
  return SLOT_TIMES.includes(time);
}

/** The last time up to `time` at which a session may begin. */
export function startTimeUpTo(time: string): string {
  return timeOf(Math.floor(minutesOf(time) / START_STEP_MINUTES) * START_STEP_MINUTES);
}

/** The nearest time of the same day at which a session may begin. */
export function nearestStartTime(time: string): string {
  const step = Math.round(minutesOf(time) / START_STEP_MINUTES);
  return timeOf(Math.min(step, SLOT_TIMES.length - 1) * START_STEP_MINUTES);
}
