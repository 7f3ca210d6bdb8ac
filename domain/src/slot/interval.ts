import { MINUTE, type Instant } from '../time/instant';

/** A half-open stretch of time: `startsAt` belongs to it, `endsAt` does not, so touching sessions do not overlap. */
export interface Interval {
  startsAt: Instant;
  endsAt: Instant;
}

/** The interval that starts at `startsAt` and lasts `minutes`. */
export function intervalOf(startsAt: Instant, minutes: number): Interval {
  return { startsAt, endsAt: startsAt + minutes * MINUTE };
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
