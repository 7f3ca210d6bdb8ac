import type { Instant } from '../time/instant';

/**
 * `slots/{practitionerId}_{date}_{HHMM}`: the lock on one granule of a practitioner's time, and
 * `slots/{practitionerId}_{date}_{HHMM}_{serviceId}`: the lock on that granule for one service. A booking creates both, a
 * block for every service the first, a block for one service the second; so each pair that must not coexist meets in one
 * document, and nothing needs to be read first. Locks of two practitioners never meet.
 */
export interface SlotLock {
  kind: 'hold' | 'session' | 'blocked';
  practitionerId: string;
  /** the booking that owns the lock; null for the practitioner's own time */
  bookingId: string | null;
  /** null for all services */
  serviceId: string | null;
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
  startsAt: Instant;
  /** when a hold lapses and may be taken over; null never */
  expiresAt: Instant | null;
  /**
   * What holds a blocked step: ids of blocks (records/block.ts), and `BY_HAND` when it was blocked on its day. The step is
   * free when nothing holds it any more. Absent means by hand; sessions and holds have none.
   */
  heldBy?: string[];
}

export const BY_HAND = 'hand';

/** A hold whose time is over at `now` may be taken; exactly at its end it is over. */
export function isLapsed(lock: SlotLock, now: Instant): boolean {
  return lock.kind === 'hold' && lock.expiresAt !== null && lock.expiresAt <= now;
}
