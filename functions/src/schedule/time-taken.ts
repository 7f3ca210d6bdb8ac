/** Raised inside a transaction when a time is not to be had; outside it becomes a refusal that names free times. */
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import type { SlotRefusal } from '@tulia/domain/slot/free-slots';
import { freeTimesNear, type Wish } from './free-times';

export class TimeTaken extends Error {
  override readonly name = 'TimeTaken';

  /** @param reason null when another booking has the time, else the rule that forbids it */
  constructor(
    readonly reason: SlotRefusal | null,
    readonly settings: PracticeSettings,
    readonly wish: Wish,
  ) {
    super('time taken');
  }
}

/** Runs a transaction and looks for free times only after it has ended and released what it held. */
export async function namingFreeTimes<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    const freeTimes = await freeTimesNear(error.settings, error.wish);
    throw error.reason === null
      ? new Refusal('slot-taken', { freeTimes })
      : new Refusal('slot-unavailable', { reason: error.reason, freeTimes });
  }
}
