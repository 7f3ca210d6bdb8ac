/** Functions take a clock, so that tests and jobs can set the time. */
import type { Instant } from '@tulia/domain/time/instant';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
