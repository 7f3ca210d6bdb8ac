/**
 * The locks on the therapist's time (records/slot-lock.ts). A booking owns two documents per granule: one that meets
 * every other booking and every block for all services, one that meets blocks for its own service.
 */
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLocks, slotLockPath, type SlotLock } from '@tulia/domain/records/slot-lock';
import { granulesOf, lockId, serviceLockId, type Granule } from '@tulia/domain/slot/granule';
import type { Interval } from '@tulia/domain/slot/interval';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

export interface LockPlace {
  granule: Granule;
  ref: DocumentReference;
}

/** The lock documents that a session of `serviceId` over `interval` needs. */
export function lockPlaces(interval: Interval, serviceId: string, zone: string): LockPlace[] {
  return granulesOf(interval, zone).flatMap((granule) => [
    { granule, ref: db().doc(slotLockPath(lockId(granule))) },
    { granule, ref: db().doc(slotLockPath(serviceLockId(granule, serviceId))) },
  ]);
}

/** The lock a booking writes at a place. @param expiresAt null for a session, else until when it is held */
export function bookingLock(
  place: LockPlace,
  owner: { bookingId: string; serviceId: string },
  expiresAt: Instant | null,
): Record<string, unknown> {
  return slotLocks.toStored({
    kind: expiresAt === null ? 'session' : 'hold',
    bookingId: owner.bookingId,
    serviceId: owner.serviceId,
    date: place.granule.date,
    time: place.granule.time,
    startsAt: place.granule.startsAt,
    expiresAt,
  });
}

/** A hold whose time is over at `now` may be taken; exactly at its end it is over. */
export function isLapsed(lock: SlotLock, now: Instant): boolean {
  return lock.kind === 'hold' && lock.expiresAt !== null && lock.expiresAt <= now;
}

export interface LockFindings {
  /** locks of others that stand in the way */
  conflicts: SlotLock[];
  /** bookings whose lapsed hold would be taken over */
  lapsedBookingIds: string[];
}

/** Reads the places within a transaction and says what stands there, seen from `bookingId`. */
export async function inspectPlaces(
  transaction: Transaction,
  places: readonly LockPlace[],
  bookingId: string,
  now: Instant,
): Promise<LockFindings> {
  const conflicts: SlotLock[] = [];
  const lapsed = new Set<string>();
  const snapshots = await transaction.getAll(...places.map(({ ref }) => ref));
  for (const snapshot of snapshots) {
    const lock = recordOf(slotLocks, snapshot);
    if (lock === null || lock.bookingId === bookingId) continue;
    if (isLapsed(lock, now)) {
      if (lock.bookingId !== null) lapsed.add(lock.bookingId);
    } else conflicts.push(lock);
  }
  return { conflicts, lapsedBookingIds: [...lapsed] };
}

/** Of the places a booking once took, those whose lock is still its own. */
export async function ownPlaces(
  transaction: Transaction,
  places: readonly LockPlace[],
  bookingId: string,
): Promise<LockPlace[]> {
  if (places.length === 0) return [];
  const snapshots = await transaction.getAll(...places.map(({ ref }) => ref));
  return places.filter((_, index) => {
    const snapshot = snapshots[index];
    return snapshot !== undefined && recordOf(slotLocks, snapshot)?.bookingId === bookingId;
  });
}

/** Takes the places, whatever lapsed hold is there. Only after `inspectPlaces` found no conflict. */
export function writeLocks(
  writer: Writer,
  places: readonly LockPlace[],
  owner: { bookingId: string; serviceId: string },
  expiresAt: Instant | null,
): void {
  for (const place of places) writer.set(place.ref, bookingLock(place, owner, expiresAt));
}

/** The granules whose time is free again for all once these places are released: those with the lock for all services. */
export function releasedGranules(places: readonly LockPlace[]): Granule[] {
  return places
    .filter(({ granule, ref }) => ref.id === lockId(granule))
    .map(({ granule }) => granule);
}

/** Bookings that lost their lapsed hold say so; their status and version stay. */
export function releaseHolds(writer: Writer, bookingIds: readonly string[]): void {
  for (const id of bookingIds) writer.update(db().doc(bookingPath(id)), { holdExpiresAt: null });
}
