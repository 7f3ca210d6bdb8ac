/** Removes the client from a booking that must be kept, and erases bookings. */
import { FORMER_CLIENT, unlink } from '@tulia/domain/booking/commands/unlink';
import { bookingShares } from '@tulia/domain/booking/figures/month-share';
import { clientChanges } from '@tulia/domain/booking/clients/client';
import { lacksNote } from '@tulia/domain/booking/note';
import { ERASURE_DELAY, isRecord } from '@tulia/domain/booking/retention';
import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings, bookingStatusPath } from '@tulia/domain/records/booking';
import { clientWrite, shareWrites } from '@tulia/domain/records/booking-writes';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { eraseMails, hasMailToLeave, letGoOfMails, mailsAbout } from '../mail/erase-mails';
import { eraseLedger } from '../money/ledger';
import { applyToClients, pointersTo, readClient } from '../people/clients';
import type { Clock } from '../platform/clock';
import { carryOut } from '../platform/carry-out';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { writeErasure } from '../practice/audit';
import { eraseLinks } from '../links/booking-links';
import { owns } from './actor';
import { changeBooking } from './change-booking';
import { writeNoteDue } from './notes-due';

export interface Leaving {
  caller: SignedInCaller;
  clock: Clock;
  /** the client without an account whom staff erase; absent for the caller's own bookings */
  clientId?: string;
}

export async function unlinkBooking(
  booking: Booking,
  retainUntil: Instant,
  { caller, clock, clientId }: Leaving,
): Promise<void> {
  const isStaff = clientId !== undefined;
  const isTheirs = (before: Booking) =>
    isStaff
      ? before.clientId === clientId && before.clientUserId === null && !hasLeft(before)
      : owns(caller, before);
  await changeBooking(
    { bookingId: booking.id, caller, clock },
    // An interrupted earlier try may have unlinked it already.
    ({ booking: before, now, signedBy }) => {
      const given = { retainUntil, ...(isStaff && { signedBy }) };
      return isTheirs(before) ? unlink({ booking: before }, given, now) : null;
    },
  );
  const events = await db()
    .collection(`${bookingPath(booking.id)}/events`)
    .get();
  const batch = db().batch();
  for (const doc of events.docs) {
    const isOwn = isStaff ? doc.get('actor.kind') === 'guest' : doc.get('actor.uid') === caller.uid;
    if (isOwn) batch.update(doc.ref, { actor: FORMER_CLIENT });
  }
  await batch.commit();
  await letGoOfMails(mailsAbout(booking.id), clock.now());
  await eraseLinks(booking.id);
}

/** Keeps a record without contact details; erases any other booking, at once or after its last email and meeting. */
export async function letGo(
  booking: Booking,
  { retainUntil, settings }: { retainUntil: Instant | null; settings: PracticeSettings },
  justCancelled: boolean,
  leaving: Leaving,
): Promise<void> {
  const isOnRecord = isRecord(booking);
  if (retainUntil !== null && isOnRecord) {
    await unlinkBooking(booking, retainUntil, leaving);
  } else if (
    justCancelled ||
    booking.meeting.state === 'unwanted' ||
    (!isOnRecord && (await hasMailToLeave(booking.id)))
  ) {
    await unlinkBooking(booking, leaving.clock.now() + ERASURE_DELAY, leaving);
  } else {
    await eraseBooking(booking, settings, leaving.clock.now());
  }
}

/** A meeting that cannot be removed delays an erasure by at most this. */
const MEETING_PATIENCE = 7 * DAY;

/** @param due when its retention ended */
export const waitsForMeeting = ({ meeting }: Booking, due: Instant, now: Instant): boolean =>
  meeting.state === 'unwanted' && due > now - MEETING_PATIENCE;

/** Removes a booking and everything that belongs to it, its entries of the ledger too. */
export async function eraseBooking(
  booking: Booking,
  settings: PracticeSettings,
  now: Instant,
): Promise<void> {
  await eraseMails(mailsAbout(booking.id));
  const batch = db().batch();
  const locks = db().collection(slotLocks.collection).where('bookingId', '==', booking.id);
  for (const { ref, updateTime } of (await locks.get()).docs)
    batch.delete(ref, { lastUpdateTime: updateTime });
  batch.delete(db().doc(bookingStatusPath(booking.referenceNumber)));
  await batch.commit();
  await eraseLedger(booking);
  await eraseLinks(booking.id);
  // The booking goes last, so that the next run finds an interrupted erasure.
  for (const part of ['confidential', 'notes', 'noteState', 'events']) {
    await db().recursiveDelete(db().collection(`${bookingPath(booking.id)}/${part}`));
  }
  await eraseFromClient(booking.id, settings, now);
}

/** Erases the booking and its share of the client, or the client with the last booking. Statistics keep its counts. */
async function eraseFromClient(
  bookingId: string,
  settings: PracticeSettings,
  now: Instant,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const ref = db().doc(bookingPath(bookingId));
    const booking = recordOf(bookings, await transaction.get(ref));
    if (booking === null) return;
    const changes = clientChanges(booking, null, now);
    const client = await readClient(transaction, booking.clientId);
    const known = new Map([[booking.clientId, client]]);
    const changed = await applyToClients(transaction, changes, known, settings);
    const isLast = changed.some(({ after }) => after === null);
    const former = isLast ? (client?.mergedFrom ?? []) : [];
    const pointers = await pointersTo(transaction, booking.clientId, former);
    const writer = writerOf(transaction);
    carryOut(writer, changed.map(clientWrite));
    for (const pointer of pointers) writer.delete(pointer);
    carryOut(writer, shareWrites(bookingShares(booking), 'erased'));
    if (lacksNote(booking.status, null)) writeNoteDue(writer, booking, false);
    writeErasure(writer, booking.clientId, now);
    transaction.delete(ref);
  });
}
