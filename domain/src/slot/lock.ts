import type { Instant } from '../time/instant';
import type { WallTime } from '../time/practice-time';

/**
 * `slots/{practitionerId}_{date}_{HHMM}` locks one granule of a practitioner's time,
 * `slots/{practitionerId}_{date}_{HHMM}_{serviceId}` locks it for one service. A booking creates both, a block for all
 * services the first, a block for one service the second. So any two that must not overlap need the same document, and
 * no lock has to be read first. A busy lock (`calendar-busy.ts`) stands where a block for all services does.
 */
export interface SlotLock extends WallTime {
  kind: 'hold' | 'session' | 'blocked' | 'busy';
  practitionerId: string;
  /** null for a block and a busy step */
  bookingId: string | null;
  /** null for all services */
  serviceId: string | null;
  startsAt: Instant;
  /** when a hold lapses; null for all others */
  expiresAt: Instant | null;
  /**
   * ids of the blocks on a blocked step, which is free once the last of them is removed; absent for bookings. Steps
   * from before 2026-11-26 may name `hand`: these stay until staff free them
   */
  heldBy?: string[];
}

/** A hold has lapsed at its very end. */
export function isLapsed(lock: SlotLock, now: Instant): boolean {
  return lock.kind === 'hold' && lock.expiresAt !== null && lock.expiresAt <= now;
}
