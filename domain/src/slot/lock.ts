import type { Instant } from '../time/instant';

/**
 * `slots/{practitionerId}_{date}_{HHMM}`: the lock on one granule of a practitioner's time, and
 * `slots/{practitionerId}_{date}_{HHMM}_{serviceId}`: the lock on that granule for one service. A booking creates
 * both, a block for all services the first, a block for one service the second. So any two that must not overlap
 * meet in one document, and no lock needs to be read first. Locks of two practitioners never meet.
 */
export interface SlotLock {
  kind: 'hold' | 'session' | 'blocked';
  practitionerId: string;
  /** the booking that owns the lock; null for a block */
  bookingId: string | null;
  /** null for all services */
  serviceId: string | null;
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
  startsAt: Instant;
  /** when a hold lapses and may be taken over; null for never */
  expiresAt: Instant | null;
  /**
   * Ids of the blocks that hold a blocked step (records/block.ts); it is free once the last of them is removed.
   * Sessions and holds have none. A step blocked before 2026-11-26 may name `hand`, which is no block: it stays
   * until it is freed.
   */
  heldBy?: string[];
}

/** A hold may be taken over from its end on, the end included. */
export function isLapsed(lock: SlotLock, now: Instant): boolean {
  return lock.kind === 'hold' && lock.expiresAt !== null && lock.expiresAt <= now;
}
