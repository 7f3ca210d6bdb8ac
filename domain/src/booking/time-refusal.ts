/** Refuses a time and keeps what was asked for, so that the caller can add free times near it. */
import { Refusal, type FreeTime } from '../refusal';
import type { SlotRefusal } from '../slot/free-slots';
import type { Interval } from '../slot/interval';
import { isOfferId, type SlotLock } from '../slot/lock';
import type { Instant } from '../time/instant';

/**
 * Told to staff only: `calendar`, the practitioner's own calendar has something then; `offered`, the time is held for a
 * client who waits.
 */
export type TimeReason = SlotRefusal | 'calendar' | 'offered';

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
  /** of an offer that holds the time, its end */
  offeredUntil?: Instant;
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
      reason === null ? { freeTimes } : { reason, freeTimes, ...untilOf(wanted) },
    );
  }

  naming(freeTimes: FreeTime[]): TimeRefusal {
    return new TimeRefusal(this.reason, this.wanted, freeTimes);
  }
}

/** The end of the offer that holds the time, if one does. */
export const untilOf = ({ offeredUntil }: { offeredUntil?: Instant }) =>
  offeredUntil !== undefined && { offeredUntil };

/**
 * Why locks of others prevent a session, `reason` null when another booking has the time. A client is not told whether
 * it is a session, an offer or the practitioner's own calendar.
 */
export function takenBy(
  conflicts: readonly SlotLock[],
  rules: 'client' | 'staff',
): { reason: TimeReason | null; offeredUntil?: Instant } {
  const are = (kind: SlotLock['kind']) => conflicts.every((lock) => lock.kind === kind);
  if (are('blocked')) return { reason: 'blocked' };
  if (rules === 'client') return { reason: null };
  if (are('busy')) return { reason: 'calendar' };
  if (!conflicts.every(({ bookingId }) => isOfferId(bookingId ?? ''))) return { reason: null };
  return {
    reason: 'offered',
    offeredUntil: Math.max(...conflicts.map(({ expiresAt }) => expiresAt ?? 0)),
  };
}

export function timeRefused(
  reason: TimeReason | null,
  { practitionerId, serviceId, service }: TimedSession,
  near: Instant,
  known: Pick<WantedTime, 'own' | 'offeredUntil'> = {},
): TimeRefusal {
  const minutes = service.durationMinutes;
  const practitionerIds = [practitionerId];
  return new TimeRefusal(reason, { practitionerIds, serviceId, near, minutes, ...known });
}
