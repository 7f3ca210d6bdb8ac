/** Reads and writes the locks on the practitioners' time (domain/slot/lock.ts). */
import type { LockChanges } from '@tulia/domain/booking/commands/plan';
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLocks, slotLockPath } from '@tulia/domain/records/slot-lock';
import { isOfferId } from '@tulia/domain/slot/lock';
import {
  bookingLock,
  busyGranules,
  type LockRef,
  type LocksFound,
} from '@tulia/domain/slot/lock-refs';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';
import { writeBusy } from './availability-months';

const docOf = ({ id }: Pick<LockRef, 'id'>) => db().doc(slotLockPath(id));

/** @param reader a transaction or the database */
export async function readLocks(
  reader: { getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]> },
  refs: readonly LockRef[],
): Promise<LocksFound> {
  if (refs.length === 0) return new Map();
  const snapshots = await reader.getAll(...refs.map(docOf));
  return new Map(
    snapshots.flatMap((snapshot) => {
      const lock = recordOf(slotLocks, snapshot);
      return lock === null ? [] : [[snapshot.id, lock] as const];
    }),
  );
}

/**
 * Takes and releases locks, and shows that in the public months. A blind claim creates its lock, so the commit fails
 * when the lock exists; otherwise the lock was read as free or lapsed, and is overwritten.
 */
export function writeLocks(
  writer: Writer,
  { claim, until, blindly, release, lapsedBookingIds }: LockChanges,
  owner: { bookingId: string; serviceId: string },
): void {
  for (const ref of release) writer.delete(docOf(ref));
  for (const ref of claim) {
    const lock = slotLocks.toStored(bookingLock(ref, owner, until));
    if (blindly) writer.create(docOf(ref), lock);
    else writer.set(docOf(ref), lock);
  }
  releaseHolds(writer, lapsedBookingIds);
  for (const practitionerId of new Set([...claim, ...release].map((ref) => ref.practitionerId))) {
    const own = (refs: readonly LockRef[]) =>
      busyGranules(refs.filter((ref) => ref.practitionerId === practitionerId));
    writeBusy(writer, practitionerId, { add: own(claim), remove: own(release) });
  }
}

/** Clears the lapsed hold of bookings; their status and version stay. An offer that lapsed has no booking. */
export function releaseHolds(writer: Writer, holders: readonly string[]): void {
  for (const id of holders.filter((each) => !isOfferId(each)))
    writer.update(db().doc(bookingPath(id)), { holdExpiresAt: null });
}
