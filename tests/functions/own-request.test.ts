/** What clients do about the time of their request: Firestore takes both commits. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { chooseAnotherTime, holdAgain } from '@tulia/domain/calls/bookings/own-request';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { database, done, person, refused } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { locksOf } from './look';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
beforeAll(async () => {
  await openPractice();
});

/** The hold ended a minute ago. */
async function lapse(booking: Booking): Promise<void> {
  const past = new Date(Date.now() - MINUTE);
  const batch = database().batch();
  for (const lock of Object.keys(await locksOf(booking.id)))
    batch.update(database().doc(`slots/${lock}`), { expiresAt: past });
  const ended = bookings.toStoredPart({ holdExpiresAt: past.getTime() });
  batch.update(database().doc(bookingPath(booking.id)), ended);
  await batch.commit();
}

it('a lapsed hold is held again, and another time is chosen once another booking has it', async () => {
  const { client, booking, place } = await pendingBooking();
  const { id: bookingId } = booking;
  await lapse(booking);
  const again = done(await ask(holdAgain, client, { bookingId, version: booking.version }));
  expect(again.until).toBeGreaterThan(Date.now() + 14 * MINUTE);
  await lapse(booking);
  done(await ask(createBooking, await person(), bookingRequest(place)));
  const seen = { bookingId, version: again.version };
  expect(refused(await ask(holdAgain, client, seen))).toBe('slot-taken');
  const next = await freeSlot();
  const { version } = done(await ask(chooseAnotherTime, client, { ...seen, ...next }));
  const { preferredTimeSlot, preferredDates } = await bookingById(bookingId);
  expect([preferredDates, preferredTimeSlot]).toEqual([[next.date], next.time]);
  expect(version).toBe(again.version + 1);
  expect(Object.keys(await locksOf(bookingId))).toHaveLength(4);
});
