/** Holds the time of a new request for `holdMinutes`. */
import type { PracticeSettings } from '../../../practice/settings';
import { Refusal } from '../../../refusal';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking } from '../../booking';
import { TimeRefusal } from '../../time-refusal';
import { NO_LOCKS, type LockChanges } from '../plan';

/** The state by which the time of a request is held. */
export interface PlaceState {
  /** the ids of the client's pending requests */
  pending: readonly string[];
  /** the locks of the wanted time; null when they were not read, which leaves the decision to their creation */
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
  if (conflicts.length > 0) {
    throw timeTaken(booking);
  }
  requireRoom(booking.id, pending, settings.maxPendingPerClient);
  return { ...NO_LOCKS, claim, until, blindly: locks === null, lapsedBookingIds };
}

/** The refusal when another booking has taken the time that this one asks for. */
export function timeTaken(booking: Booking): TimeRefusal {
  const { practitionerId, serviceId, startsAt, service } = booking;
  return new TimeRefusal(null, {
    practitionerIds: [practitionerId],
    serviceId,
    near: startsAt,
    minutes: service.durationMinutes,
  });
}

/**
 * The same request again does not count as another one; creating it fails, and it gets the first answer.
 * @throws Refusal too-many-pending
 */
function requireRoom(id: string, pending: readonly string[], limit: number): void {
  if (pending.includes(id) || pending.length < limit) return;
  throw new Refusal('too-many-pending', { limit });
}
