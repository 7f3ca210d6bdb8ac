/** Refuses a time and keeps what was asked for, so that the caller can add free times near it. */
import { Refusal, type FreeTime } from '../refusal';
import type { SlotRefusal } from '../slot/free-slots';
import type { Interval } from '../slot/interval';
import type { SlotLock } from '../slot/lock';
import type { Instant } from '../time/instant';

/** `calendar`: the practitioner's own calendar has something then; told to staff only. */
export type TimeReason = SlotRefusal | 'calendar';

/** What staff hear of these locks; null when another booking has a part of the time, or none is in the way. */
export function reasonOf(conflicts: readonly SlotLock[]): 'blocked' | 'calendar' | null {
  const [kind, ...others] = new Set(conflicts.map((lock) => lock.kind));
  if (others.length > 0) return null;
  return kind === 'blocked' ? 'blocked' : kind === 'busy' ? 'calendar' : null;
}

interface TimedSession {
  practitionerId: string;
  serviceId: string;
  service: { durationMinutes: number };
}

export interface WantedTime {
  /** any of them will do */
  practitionerIds: readonly string[];
  serviceId: string;
  near: Instant;
  minutes: number;
  /** the present time of the booking, which is free for it; none for a new request */
  own?: Interval | null;
}

export class TimeRefusal extends Refusal<'slot-taken' | 'slot-unavailable'> {
  /** @param reason null when another booking has the time */
  constructor(
    readonly reason: TimeReason | null,
    readonly wanted: WantedTime,
    freeTimes: FreeTime[] = [],
  ) {
    super(
      reason === null ? 'slot-taken' : 'slot-unavailable',
      reason === null ? { freeTimes } : { reason, freeTimes },
    );
  }

  naming(freeTimes: FreeTime[]): TimeRefusal {
    return new TimeRefusal(this.reason, this.wanted, freeTimes);
  }
}

export function timeRefused(
  reason: TimeReason | null,
  { practitionerId, serviceId, service }: TimedSession,
  near: Instant,
  known: Pick<WantedTime, 'own'> = {},
): TimeRefusal {
  const minutes = service.durationMinutes;
  const practitionerIds = [practitionerId];
  return new TimeRefusal(reason, { practitionerIds, serviceId, near, minutes, ...known });
}
