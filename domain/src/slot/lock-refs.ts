/**
 * The locks of a session and what was found there. A session has two locks for each granule: one shared with all
 * sessions and blocks for all services, one shared with blocks for its own service.
 */
import type { Instant } from '../time/instant';
import { granulesOf, lockId, serviceLockId, type Granule } from './granule';
import type { Interval } from './interval';
import { isLapsed, type SlotLock } from './lock';

export interface LockRef {
  id: string;
  practitionerId: string;
  /** true: shared with every session of the practitioner; false: with blocks and sessions of this service only */
  isShared: boolean;
  granule: Granule;
}

/** Locks by id, as read. A missing id means that the lock does not exist. */
export type LocksFound = ReadonlyMap<string, SlotLock>;

export function lockRefs(
  interval: Interval,
  { practitionerId, serviceId }: { practitionerId: string; serviceId: string },
): LockRef[] {
  return granulesOf(interval).flatMap((granule) => {
    const { date, time } = granule;
    const place = { practitionerId, date, time };
    return [
      { id: lockId(place), practitionerId, isShared: true, granule },
      { id: serviceLockId(place, serviceId), practitionerId, isShared: false, granule },
    ];
  });
}

/** The lock that a booking writes. @param expiresAt the end of a hold; null for a session */
export function bookingLock(
  { practitionerId, granule: { date, time, startsAt } }: LockRef,
  owner: { bookingId: string; serviceId: string },
  expiresAt: Instant | null,
): SlotLock {
  const kind = expiresAt === null ? 'session' : 'hold';
  return { kind, practitionerId, ...owner, date, time, startsAt, expiresAt };
}

/** The granules that the public month shows as busy. */
export function busyGranules(refs: readonly LockRef[]): Granule[] {
  return refs.filter(({ isShared }) => isShared).map(({ granule }) => granule);
}

/** `conflicts`: locks of other bookings and blocks that prevent the session at `now`. */
export function inspectLocks(
  refs: readonly LockRef[],
  found: LocksFound,
  bookingId: string,
  now: Instant,
) {
  const conflicts: SlotLock[] = [];
  const lapsed = new Set<string>();
  for (const { id } of refs) {
    const lock = found.get(id);
    if (lock === undefined || lock.bookingId === bookingId) continue;
    if (!isLapsed(lock, now)) conflicts.push(lock);
    else if (lock.bookingId !== null) lapsed.add(lock.bookingId);
  }
  return { conflicts, lapsedBookingIds: [...lapsed] };
}

export function ownLocks(
  refs: readonly LockRef[],
  found: LocksFound,
  bookingId: string,
): LockRef[] {
  return refs.filter(({ id }) => found.get(id)?.bookingId === bookingId);
}
