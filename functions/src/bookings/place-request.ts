/**
 * Puts a new request into the database, and says plainly what stood in its way. First a blind attempt that creates the
 * locks; only when it meets an existing document are documents read to find out which of three things happened: the same
 * request again, a slot whose holds have lapsed (taken over), or a slot that is taken.
 */
import { bookingPath, bookings, type Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { pendingRef, personOf } from './pending-requests';
import { inspectPlaces } from '../schedule/slot-locks';
import { TimeTaken, namingFreeTimes } from '../schedule/time-taken';
import { writeNewBooking, type CommitSurroundings, type NewBooking } from './commit';
import { isAlreadyExists, isContended, writerOf } from '../platform/writer';

export interface PlaceRequest {
  request: NewBooking;
  settings: PracticeSettings;
  around: CommitSurroundings;
  clock: Clock;
}

/** The booking already made from this very request, or null. @throws Refusal idempotency-conflict */
export async function earlierAnswer(id: string, requestHash: string): Promise<Booking | null> {
  const data = (await db().doc(bookingPath(id)).get()).data();
  if (data === undefined) return null;
  const earlier = bookings.fromStored(data);
  if (earlier.requestHash !== requestHash) throw new Refusal('idempotency-conflict');
  return earlier;
}

/**
 * @param contended true when the slot is already known to be taken or held, which makes the blind attempt futile
 * @throws Refusal slot-taken, too-many-pending, idempotency-conflict
 */
export function placeRequest(wish: PlaceRequest, contended: boolean): Promise<Booking> {
  return namingFreeTimes(() => place(wish, contended));
}

async function place(wish: PlaceRequest, contended: boolean): Promise<Booking> {
  const { booking } = wish.request;
  if (!contended) {
    try {
      await db().runTransaction(async (transaction) => {
        await requireRoom(transaction, wish);
        writeNewBooking(writerOf(transaction), wish.request, wish.around);
      });
      return booking;
    } catch (error) {
      if (!isAlreadyExists(error) && !isContended(error)) throw error;
    }
  }
  const earlier = await earlierAnswer(booking.id, booking.requestHash);
  if (earlier !== null) return earlier;
  try {
    await db().runTransaction((transaction) => takeOver(transaction, wish));
    return booking;
  } catch (error) {
    if (!isAlreadyExists(error) && !isContended(error)) throw error;
    const twin = await earlierAnswer(booking.id, booking.requestHash);
    if (twin !== null) return twin;
    if (isContended(error)) throw error;
    throw slotTaken(wish);
  }
}

async function takeOver(transaction: Transaction, wish: PlaceRequest): Promise<void> {
  const { request, clock, around } = wish;
  const { conflicts, lapsedBookingIds } = await inspectPlaces(
    transaction,
    request.places,
    request.booking.id,
    clock.now(),
  );
  if (conflicts.length > 0) throw slotTaken(wish);
  await requireRoom(transaction, wish);
  writeNewBooking(writerOf(transaction), request, around, { lapsedBookingIds });
}

/** @throws Refusal too-many-pending */
async function requireRoom(transaction: Transaction, wish: PlaceRequest): Promise<void> {
  const { booking } = wish.request;
  const limit = wish.settings.maxPendingPerClient;
  const snapshot = await transaction.get(pendingRef(personOf(booking)));
  const ids: unknown = snapshot.get('bookingIds');
  const pending = Array.isArray(ids) ? ids : [];
  // The same request again is no further one; creating it fails and answers as before.
  if (pending.includes(booking.id)) return;
  if (pending.length >= limit) throw new Refusal('too-many-pending', { limit });
}

function slotTaken({ request, settings, clock }: PlaceRequest): TimeTaken {
  const { serviceId, startsAt, service } = request.booking;
  const minutes = service.durationMinutes;
  return new TimeTaken(null, settings, { serviceId, near: startsAt, minutes, now: clock.now() });
}
