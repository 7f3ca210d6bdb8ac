/**
 * A practitioner's time is locked in granules (design section 4, `slots`). A session locks every granule that it
 * touches, so two sessions with one practitioner never overlap.
 */
import { DAY, MINUTE, type Instant } from '../time/instant';
import { minutesOf, timeOf, toWallTime, type WallTime } from '../time/practice-time';
import type { Interval } from './interval';

/** A divisor of 60. Recipe 10 of docs/recipes.md says what a change of it touches. */
export const GRANULE_MINUTES = 30;
const GRANULE = GRANULE_MINUTES * MINUTE;
/** The `step` attribute of time fields. */
export const GRANULE_SECONDS = GRANULE_MINUTES * 60;

export type Granule = Interval & WallTime;

/** The granules that `interval` touches, in order, in practice time. */
export function granulesOf(interval: Interval): Granule[] {
  const granules: Granule[] = [];
  for (let at = floorToGranule(interval.startsAt); at < interval.endsAt; at += GRANULE) {
    granules.push({ startsAt: at, endsAt: at + GRANULE, ...toWallTime(at) });
  }
  return granules;
}

/** The start of the granule that holds `instant`. The practice's offset from UTC is a multiple of 30 minutes. */
export function floorToGranule(instant: Instant): Instant {
  return Math.floor(instant / GRANULE) * GRANULE;
}

interface LockPlace extends WallTime {
  practitionerId: string;
}

/** Document id: `{practitionerId}_{date}_{HHMM}`. */
export function lockId({ practitionerId, date, time }: LockPlace): string {
  return `${practitionerId}_${date}_${time.replace(':', '')}`;
}

export function serviceLockId(place: LockPlace, serviceId: string): string {
  return `${lockId(place)}_${serviceId}`;
}

export const DAY_STEPS: readonly string[] = Array.from({ length: DAY / GRANULE }, (_, index) =>
  timeOf(index * GRANULE_MINUTES),
);

/** The steps that a range within one day touches. `end` is excluded and may be `24:00`. */
export function stepsInRange(start: string, end: string): string[] {
  const until = minutesOf(end);
  return DAY_STEPS.filter((step) => {
    const from = minutesOf(step);
    return from < until && minutesOf(start) < from + GRANULE_MINUTES;
  });
}

export function rangesOfSteps(steps: readonly string[]): { start: string; end: string }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const from of [...new Set(steps)].map(minutesOf).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.end === from) last.end = from + GRANULE_MINUTES;
    else ranges.push({ start: from, end: from + GRANULE_MINUTES });
  }
  return ranges.map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end) }));
}
