/**
 * The records of a client who stops coming are destroyed 7 years after the last session by the job of the night, and
 * the trail has a receipt.
 */
import { expect, it } from 'vitest';
import { cancelBooking, completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { saveNote } from '@tulia/domain/calls/bookings/staff-actions';
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { yearsAfter } from '@tulia/domain/booking/retention';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { DAY } from '@tulia/domain/time/instant';
import { accounts, call, database, done, person } from '../support/actors';
import { aName } from '../support/random';
import { confirmedBooking, onceBegun, openPractice, pendingBooking } from '../support/makers';
import { documentsNaming, trailOf } from './read-stored';
import { job } from './outside';

const at = ({ id: bookingId, version }: Booking) => ({ bookingId, version });
const isThere = async ({ id }: Booking) => (await database().doc(bookingPath(id)).get()).exists;

it('a client who stops coming is there until 7 years after the last session, and then goes with all there is', async () => {
  await openPractice();
  const admin = await person({ role: 'admin' });
  const client = await person();
  const fullName = aName('Zuhura');
  const told = { fullName, specialRequests: 'a quiet room' };
  const { booking } = await confirmedBooking(admin, client, told);
  await onceBegun(booking.id, async () => done(await call(completeBooking, admin, at(booking))));
  const note = { bookingId: booking.id, text: 'what was confided', version: 0 };
  done(await call(saveNote, admin, note));
  const { booking: cancelled } = await pendingBooking(client, { fullName });
  done(await call(cancelBooking, client, at(cancelled)));
  // The session was long ago, and the job counts its client anew.
  const endsAt = Date.now() - 400 * DAY;
  const past = { startsAt: endsAt - 3_000_000, endsAt, meeting: noMeeting };
  await database().doc(bookingPath(booking.id)).update(bookings.toStoredPart(past));
  await database().doc(clientPath(booking.clientId)).update({ 'retention.policy': '' });
  const end = yearsAfter(endsAt, 7);

  await job('eraseExpiredRecords', end - 60_000);
  expect(await Promise.all([booking, cancelled].map(isThere))).toEqual([true, true]);
  await job('eraseExpiredRecords', end + DAY);
  for (const each of [booking, cancelled]) {
    expect(await isThere(each)).toBe(false);
    // A deleted document may still have others below it.
    expect(await database().doc(bookingPath(each.id)).listCollections()).toEqual([]);
  }
  // Other jobs erase emails, a number each night (leaving.test.ts).
  const named = (await documentsNaming(fullName)).filter((path) => !path.startsWith('mail'));
  expect(named).toEqual([]);
  expect((await accounts().getUser(client.uid)).uid).toBe(client.uid);
  const receipts = await trailOf(clientPath(booking.clientId));
  expect(receipts).toMatchObject([{ action: 'records-erased', at: end + DAY, count: 2 }]);
});
