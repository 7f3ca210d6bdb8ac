/** Every ten minutes: shows slots with a lapsed hold as free. A request may take such a slot even before. */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { slotLocks, slotLockPath } from '@tulia/domain/records/slot-lock';
import { lockId, type Granule } from '@tulia/domain/slot/granule';
import { isLapsed } from '@tulia/domain/slot/lock';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { writeBusy } from '../schedule/availability-months';
import { logIfFails } from '../platform/log-if-fails';
import { readRecord, recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';

const PER_RUN = 200;

/** @returns the number of bookings that lost their hold */
export async function runReleaseLapsedHolds(clock: Clock): Promise<number> {
  const { docs } = await db()
    .collection(slotLocks.collection)
    .where('kind', '==', 'hold')
    .where('expiresAt', '<=', new Date(clock.now()))
    .orderBy('expiresAt')
    .limit(PER_RUN)
    .get();
  const byBooking = Map.groupBy(docs, (doc) => slotLocks.fromStored(doc.data()).bookingId ?? '');
  for (const [bookingId, locks] of byBooking) {
    const about = { where: 'releaseLapsedHolds', bookingId };
    const lockIds = locks.map(({ id }) => id);
    await logIfFails('hold left to the next run', about, () => release(bookingId, lockIds, clock));
  }
  return byBooking.size;
}

async function release(bookingId: string, lockIds: readonly string[], clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const path = bookingId === '' ? null : bookingPath(bookingId);
    const snapshots = await transaction.getAll(...lockIds.map((id) => db().doc(slotLockPath(id))));
    const booking = path === null ? null : await readRecord(bookings, path, transaction);
    const writer = writerOf(transaction);
    const freed = new Map<string, Granule[]>();
    for (const snapshot of snapshots) {
      const lock = recordOf(slotLocks, snapshot);
      if (lock === null || (lock.bookingId ?? '') !== bookingId || !isLapsed(lock, clock.now())) {
        continue;
      }
      writer.delete(snapshot.ref);
      const { practitionerId, date, time, startsAt } = lock;
      // Only the lock of all services makes a step busy.
      if (snapshot.id !== lockId(lock)) continue;
      const granule = { date, time, startsAt, endsAt: startsAt };
      freed.set(practitionerId, [...(freed.get(practitionerId) ?? []), granule]);
    }
    for (const [practitionerId, remove] of freed) {
      writeBusy(writer, practitionerId, { add: [], remove });
    }
    if (path !== null && (booking?.holdExpiresAt ?? Infinity) <= clock.now())
      writer.update(db().doc(path), bookings.toStoredPart({ holdExpiresAt: null }));
  });
}
