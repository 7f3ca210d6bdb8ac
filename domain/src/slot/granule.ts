/**
 * Granules: the steps in which a practitioner's time is locked (design section 4, `slots`). A session claims every
 * granule that it touches, so durations are rounded up and two sessions of any service with one practitioner never
 * overlap.
 */
import { DAY, MINUTE, type Instant } from '../time/instant';
import { minutesOf, timeOf, toWallTime } from '../time/practice-time';
import type { Interval } from './interval';

/** A divisor of 60. Recipe 10 (`docs/recipes.md`) says what else a change of it touches. */
export const GRANULE_MINUTES = 30;
const GRANULE = GRANULE_MINUTES * MINUTE;
/** The `step` of a time field whose times are granules. */
export const GRANULE_SECONDS = GRANULE_MINUTES * 60;

export interface Granule extends Interval {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
}

/** The granules that `interval` touches, in order, named in practice time. */
export function granulesOf(interval: Interval): Granule[] {
  const granules: Granule[] = [];
  for (let at = floorToGranule(interval.startsAt); at < interval.endsAt; at += GRANULE) {
    granules.push({ startsAt: at, endsAt: at + GRANULE, ...toWallTime(at) });
  }
  return granules;
}

/**
 * The start of the granule that holds `instant`. Offsets of zones are multiples of 15 minutes, that of the practice
 * is one of 30.
 */
export function floorToGranule(instant: Instant): Instant {
  return Math.floor(instant / GRANULE) * GRANULE;
}

/** One step of a practitioner's day. */
export interface LockPlace {
  practitionerId: string;
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
}

/** Document id of the lock on a granule of a practitioner's time: `{practitionerId}_{date}_{HHMM}`. */
export function lockId({ practitionerId, date, time }: LockPlace): string {
  return `${practitionerId}_${date}_${time.replace(':', '')}`;
}

/** Document id of the lock on one granule for one service: blocks for this service and its bookings meet here. */
export function serviceLockId(place: LockPlace, serviceId: string): string {
  return `${lockId(place)}_${serviceId}`;
}

/** The steps of a day, from `00:00` on. */
export const DAY_STEPS: readonly string[] = Array.from({ length: DAY / GRANULE }, (_, index) =>
  timeOf(index * GRANULE_MINUTES),
);

/**
 * The steps covered by a range within one day, `start` included, `end` excluded. `end` may be `24:00`. Both are
 * rounded outwards to steps.
 */
export function stepsInRange(start: string, end: string): string[] {
  const until = minutesOf(end);
  return DAY_STEPS.filter((step) => {
    const from = minutesOf(step);
    return from < until && minutesOf(start) < from + GRANULE_MINUTES;
  });
}

/** Steps joined back into ranges, `end` exclusive and possibly `24:00`; the inverse of `stepsInRange`. */
export function rangesOfSteps(steps: readonly string[]): { start: string; end: string }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const from of [...new Set(steps)].map(minutesOf).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.end === from) last.end = from + GRANULE_MINUTES;
    else ranges.push({ start: from, end: from + GRANULE_MINUTES });
  }
  return ranges.map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end) }));
}
