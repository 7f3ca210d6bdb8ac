/**
 * Every five minutes: slots with a lapsed hold show as free again. Tidying only: a lapsed hold may be taken over
 * whether this job has run or not.
 */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { slotLocks, slotLockPath } from '@tulia/domain/records/slot-lock';
import { lockId, type Granule } from '@tulia/domain/slot/granule';
import { isLapsed } from '@tulia/domain/slot/lock';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { writeBusy } from '../schedule/availability-months';
import { describeError, logFault } from '../platform/log';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';

const PER_RUN = 200;

/** @returns how many bookings lost their hold */
export async function runReleaseLapsedHolds(clock: Clock): Promise<number> {
  const { docs } = await db()
    .collection(slotLocks.collection)
    .where('kind', '==', 'hold')
    .where('expiresAt', '<=', new Date(clock.now()))
    .orderBy('expiresAt')
    .limit(PER_RUN)
    .get();
  // Most runs end here, and cost one read.
  if (docs.length === 0) return 0;
  const byBooking = new Map<string, string[]>();
  for (const doc of docs) {
    const owner = slotLocks.fromStored(doc.data()).bookingId ?? '';
    byBooking.set(owner, [...(byBooking.get(owner) ?? []), doc.id]);
  }
  for (const [bookingId, lockIds] of byBooking) {
    try {
      await release(bookingId, lockIds, clock);
    } catch (error) {
      logFault('hold left to the next run', {
        where: 'releaseLapsedHolds',
        bookingId,
        ...describeError(error),
      });
    }
  }
  return byBooking.size;
}

async function release(bookingId: string, lockIds: readonly string[], clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const bookingRef = bookingId === '' ? null : db().doc(bookingPath(bookingId));
    const snapshots = await transaction.getAll(...lockIds.map((id) => db().doc(slotLockPath(id))));
    const booking =
      bookingRef === null ? null : recordOf(bookings, await transaction.get(bookingRef));
    const writer = writerOf(transaction);
    const freed = new Map<string, Granule[]>();
    for (const snapshot of snapshots) {
      const lock = recordOf(slotLocks, snapshot);
      if (lock === null || (lock.bookingId ?? '') !== bookingId || !isLapsed(lock, clock.now())) {
        continue;
      }
      writer.delete(snapshot.ref);
      const { practitionerId, date, time, startsAt } = lock;
      // Only the lock that all services share makes a step busy.
      if (snapshot.id !== lockId(lock)) continue;
      const granule = { date, time, startsAt, endsAt: startsAt };
      freed.set(practitionerId, [...(freed.get(practitionerId) ?? []), granule]);
    }
    for (const [practitionerId, remove] of freed) {
      writeBusy(writer, practitionerId, { add: [], remove });
    }
    if (bookingRef !== null && (booking?.holdExpiresAt ?? Infinity) <= clock.now()) {
      writer.update(bookingRef, bookings.toStoredPart({ holdExpiresAt: null }));
    }
  });
}
