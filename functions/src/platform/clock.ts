/** Time as a dependency: functions take a clock, so that tests and jobs may move it. */
import type { Instant } from '@tulia/domain/time/instant';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
