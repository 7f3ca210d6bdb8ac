/** A booking without its client: kept as long as it must be, and then erased with everything that belongs to it. */
import { FORMER_CLIENT, unlink } from '@tulia/domain/booking/commands/unlink';
import { bookingPath, bookingStatusPath, type Booking } from '@tulia/domain/records/booking';
import { mailStatusPath, mails } from '@tulia/domain/records/mail';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { Instant } from '@tulia/domain/time/instant';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { eraseLedger } from '../money/ledger';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { owns } from './actor';
import { changeBooking } from './change-booking';

export async function unlinkBooking(
  booking: Booking,
  retainUntil: Instant,
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
): Promise<void> {
  await changeBooking(
    { bookingId: booking.id, caller, clock },
    // Somebody who tried before may have got this far.
    ({ booking: before, settings, now }) =>
      owns(caller, before) ? unlink({ booking: before }, { retainUntil }, settings, now) : null,
  );
  const events = await db()
    .collection(`${bookingPath(booking.id)}/events`)
    .get();
  const batch = db().batch();
  for (const doc of events.docs) {
    if (doc.get('actor.uid') === caller.uid) batch.update(doc.ref, { actor: FORMER_CLIENT });
  }
  for (const doc of await mailsOf(booking.id)) {
    const { state, template } = mails.fromStored(doc.data());
    const planned = template === 'session-reminder' && state === 'pending';
    if (planned || (state !== 'pending' && state !== 'sending')) removeMail(batch, doc);
  }
  await batch.commit();
}

/** Removes a booking and everything that belongs to it, its entries of the ledger too: until then they stay as they are. */
export async function eraseBooking(booking: Booking): Promise<void> {
  const batch = db().batch();
  for (const doc of await mailsOf(booking.id)) removeMail(batch, doc);
  const locks = db().collection(slotLocks.collection).where('bookingId', '==', booking.id);
  for (const { ref, updateTime } of (await locks.get()).docs)
    batch.delete(ref, { lastUpdateTime: updateTime });
  batch.delete(db().doc(bookingStatusPath(booking.referenceNumber)));
  await batch.commit();
  await eraseLedger(booking.id);
  // The booking goes last: as long as it is there, an erasure that broke off is found again.
  for (const part of ['confidential', 'events']) {
    await db().recursiveDelete(db().collection(`${bookingPath(booking.id)}/${part}`));
  }
  await db().doc(bookingPath(booking.id)).delete();
}

async function mailsOf(bookingId: string): Promise<QueryDocumentSnapshot[]> {
  return (await db().collection(mails.collection).where('bookingId', '==', bookingId).get()).docs;
}

function removeMail(batch: WriteBatch, doc: QueryDocumentSnapshot): void {
  batch.delete(doc.ref);
  batch.delete(db().doc(mailStatusPath(doc.id)));
}
