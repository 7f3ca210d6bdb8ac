/** A client deletes the account: what the Auth service, calendar, outbox and the nights that follow do then. */
import { beforeAll, expect, it } from 'vitest';
import { completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { consents } from '@tulia/domain/records/consent';
import { DAY } from '@tulia/domain/time/instant';
import { accounts, call, database, done, person, type Person } from '../support/actors';
import { confirmedBooking, onceBegun, openPractice, pendingBooking } from '../support/makers';
import { clientById } from './read-stored';
import { eventually, job, mailsTo, standingEventsOf } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

/** A session that was held a month ago. */
async function heldSession(client: Person) {
  const { booking } = await confirmedBooking(admin, client, { specialRequests: 'a quiet room' });
  const seen = { bookingId: booking.id, version: booking.version };
  await onceBegun(booking.id, async () => done(await call(completeBooking, admin, seen)));
  const endsAt = Date.now() - 30 * DAY;
  const past = bookings.toStoredPart({ startsAt: endsAt - 3_000_000, endsAt });
  await database().doc(bookingPath(booking.id)).update(past);
  return booking;
}
const stored = async (id: string) => {
  const data = (await database().doc(bookingPath(id)).get()).data();
  return data === undefined ? null : bookings.fromStored(data);
};

it('deleting the account cancels what is to come, keeps what must be kept until its time, and erases the rest', async () => {
  const client = await person();
  const held = await heldSession(client);
  const { booking: coming } = await confirmedBooking(admin, client);
  const { booking: asked } = await pendingBooking(client);
  await eventually(async () => (await standingEventsOf(coming.id)).length === 1, 'the meeting');

  const leave = { confirmed: true, language: 'en' as const };
  const { retainUntil, ...rest } = done(await call(deleteMyAccount, client, leave));
  expect(rest).toEqual({ cancelled: 2, kept: 1 });
  await expect(accounts().getUser(client.uid)).rejects.toThrow();
  expect(await standingEventsOf(coming.id)).toEqual([]);
  const agreed = database().collection(consents.collection).where('uid', '==', client.uid);
  const untils = (await agreed.get()).docs.map((doc) => consents.fromStored(doc.data()));
  expect(untils.map((each) => each.retainUntil)).toEqual([retainUntil, retainUntil]);
  const goodbyes = async () =>
    (await mailsTo(client.email)).filter(({ subject }) => subject === 'Your account is deleted');
  await eventually(async () => (await goodbyes()).length > 0, 'the goodbye');

  // The cancelled booking is erased a day later, the kept record when its time is over.
  await job('eraseExpiredRecords', Date.now() + 2 * DAY);
  expect(await Promise.all([coming, asked].map(({ id }) => stored(id)))).toEqual([null, null]);
  expect(await stored(held.id)).toMatchObject({ status: 'completed', clientUserId: null });
  expect(await goodbyes()).toHaveLength(1);
  await job('eraseExpiredRecords', (retainUntil ?? 0) + 1);
  expect([await stored(held.id), await clientById(held.clientId)]).toEqual([null, null]);
  expect((await agreed.get()).empty).toBe(true);
});
