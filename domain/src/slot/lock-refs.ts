/**
 * The locks of a session, as references, and what was found at them. A session owns two locks per granule: one that
 * meets every other session and every block for all services, and one that meets blocks for its own service.
 */
import type { Instant } from '../time/instant';
import { granulesOf, lockId, serviceLockId, type Granule } from './granule';
import type { Interval } from './interval';
import { isLapsed, type SlotLock } from './lock';

export interface LockRef {
  /** id of the lock's document */
  id: string;
  practitionerId: string;
  /**
   * true: meets every other session of the practitioner; false: meets only blocks and sessions of the same service
   */
  isShared: boolean;
  granule: Granule;
}

/** Locks that were read, by id; a lock that is missing here does not exist. */
export type LocksFound = ReadonlyMap<string, SlotLock>;

/** The practitioner and the service of a session. */
export interface SessionOf {
  practitionerId: string;
  serviceId: string;
}

/** The locks that a session over `interval` needs. */
export function lockRefs(interval: Interval, { practitionerId, serviceId }: SessionOf): LockRef[] {
  return granulesOf(interval).flatMap((granule) => {
    const { date, time } = granule;
    const place = { practitionerId, date, time };
    return [
      { id: lockId(place), practitionerId, isShared: true, granule },
      { id: serviceLockId(place, serviceId), practitionerId, isShared: false, granule },
    ];
  });
}

/** The lock that a booking writes. @param expiresAt null for a session, else until when it is held */
export function bookingLock(
  { practitionerId, granule: { date, time, startsAt } }: LockRef,
  owner: { bookingId: string; serviceId: string },
  expiresAt: Instant | null,
): SlotLock {
  const kind = expiresAt === null ? 'session' : 'hold';
  return { kind, practitionerId, ...owner, date, time, startsAt, expiresAt };
}

/** The granules that these locks take for all services, which the public month shows as busy. */
export function busyGranules(refs: readonly LockRef[]): Granule[] {
  return refs.filter(({ isShared }) => isShared).map(({ granule }) => granule);
}

export interface LockFindings {
  /** locks of other bookings and blocks that prevent it */
  conflicts: SlotLock[];
  /** bookings with a lapsed hold that would be taken over */
  lapsedBookingIds: string[];
}

/** What stands at these places at `now`; the locks of `bookingId` do not count. */
export function inspectLocks(
  refs: readonly LockRef[],
  found: LocksFound,
  bookingId: string,
  now: Instant,
): LockFindings {
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

/** The places of a booking at which it still has the lock. */
export function ownLocks(
  refs: readonly LockRef[],
  found: LocksFound,
  bookingId: string,
): LockRef[] {
  return refs.filter(({ id }) => found.get(id)?.bookingId === bookingId);
}
