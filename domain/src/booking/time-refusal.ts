/**
 * A refusal of a time. It keeps what was asked for, so that free times near it can be added once they have been
 * read.
 */
import { Refusal, type FreeTime } from '../refusal';
import type { SlotRefusal } from '../slot/free-slots';
import type { Interval } from '../slot/interval';
import type { Instant } from '../time/instant';

/** The time that was asked for. */
export interface WantedTime {
  /** the practitioners who were asked for; any of them will do */
  practitionerIds: readonly string[];
  serviceId: string;
  near: Instant;
  /** length of the session */
  minutes: number;
  /** the time that the booking has already, which is free for it; none for a new request */
  own?: Interval | null;
}

export class TimeRefusal extends Refusal<'slot-taken' | 'slot-unavailable'> {
  /** @param reason null when another booking has the time, else the rule that forbids it */
  constructor(
    readonly reason: SlotRefusal | null,
    readonly wanted: WantedTime,
    freeTimes: FreeTime[] = [],
  ) {
    super(
      reason === null ? 'slot-taken' : 'slot-unavailable',
      reason === null ? { freeTimes } : { reason, freeTimes },
    );
  }

  /** The same refusal, with times that are free. */
  naming(freeTimes: FreeTime[]): TimeRefusal {
    return new TimeRefusal(this.reason, this.wanted, freeTimes);
  }
}
