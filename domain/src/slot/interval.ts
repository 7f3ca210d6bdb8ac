import { MINUTE, type Instant } from '../time/instant';

/** `endsAt` is excluded, so sessions that touch do not overlap. */
export interface Interval {
  startsAt: Instant;
  endsAt: Instant;
}

export function intervalOf(startsAt: Instant, minutes: number): Interval {
  return { startsAt, endsAt: startsAt + minutes * MINUTE };
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
