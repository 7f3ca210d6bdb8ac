/** Holds the time of a new request for `holdMinutes`. */
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking } from '../../booking';
import { timeRefused, type TimeRefusal } from '../../time-refusal';
import { NO_LOCKS, type LockChanges } from '../plan';

export interface PlaceState {
  pending: readonly string[];
  /** null when they were not read: then creating them decides */
  locks: LocksFound | null;
}

/** @throws Refusal too-many-pending; TimeRefusal */
export function holdTime(
  booking: Booking,
  { pending, locks }: PlaceState,
  settings: PracticeSettings,
  now: Instant,
): LockChanges {
  const claim = lockRefs(booking, booking);
  const until = booking.holdExpiresAt;
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks ?? new Map(), booking.id, now);
  if (conflicts.length > 0) throw timeTaken(booking);
  requireRoom(booking.id, pending, settings.maxPendingPerClient);
  return { ...NO_LOCKS, claim, until, blindly: locks === null, lapsedBookingIds };
}

export const timeTaken = (booking: Booking): TimeRefusal =>
  timeRefused(null, booking, booking.startsAt);

/**
 * The same request again is no further one: its creation fails, and it gets the first answer.
 * @throws Refusal too-many-pending
 */
function requireRoom(id: string, pending: readonly string[], limit: number): void {
  if (pending.includes(id) || pending.length < limit) return;
  throw new Refusal('too-many-pending', { limit });
}
