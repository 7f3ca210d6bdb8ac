/** The locks on the practitioners' time (domain/slot/lock.ts), read for a command and written by its plan. */
import type { LockChanges } from '@tulia/domain/booking/commands/plan';
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLocks, slotLockPath } from '@tulia/domain/records/slot-lock';
import { bookingLock, type LockRef, type LocksFound } from '@tulia/domain/slot/lock-refs';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

const docOf = ({ id }: Pick<LockRef, 'id'>) => db().doc(slotLockPath(id));

/**
 * Reads what stands at these places, within a transaction or, given the database itself, as it stands at the
 * moment.
 */
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
 * Takes and frees places. A blind claim is created, so that the commit fails where anything stands; a place that
 * was found free or lapsed is written over.
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
}

/** Bookings that lost their lapsed hold say so; their status and version stay. */
export function releaseHolds(writer: Writer, bookingIds: readonly string[]): void {
  for (const id of bookingIds) writer.update(db().doc(bookingPath(id)), { holdExpiresAt: null });
}
