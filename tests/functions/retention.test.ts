/**
 * The records of a client, with an account or without, are destroyed 7 years after the last session, and the trail
 * has a receipt.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import {
  cancelBooking,
  completeBooking,
  rejectBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { saveNote } from '@tulia/domain/calls/bookings/booking-desk';
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { DAY } from '@tulia/domain/time/instant';
import { accounts, call, database, done, person, type Person } from '../support/actors';
import { aName } from '../support/chance';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  onceBegun,
  openPractice,
  pendingBooking,
  phoneRequest,
} from '../support/makers';
import { clientById, documentsNaming, locksOf, recounted, statusCard, trailOf } from './look';
import { job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

/** So long ago that no other client of this world ends as soon. */
const LONG_AGO = 400;
const at = ({ id: bookingId, version }: Booking) => ({ bookingId, version });
const isThere = async ({ id }: Booking) => (await database().doc(bookingPath(id)).get()).exists;
const sevenYearsAfter = (instant: number) => {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + 7);
};

/** Puts a booking into the past, and has the nightly job count its client anew. @returns when it ended */
async function longAgo({ id, clientId }: Booking): Promise<number> {
  const endsAt = Date.now() - LONG_AGO * DAY;
  const past = { startsAt: endsAt - 3_000_000, endsAt, meeting: noMeeting };
  await database().doc(bookingPath(id)).update(bookings.toStoredPart(past));
  await database().doc(clientPath(clientId)).update({ 'retention.policy': '' });
  return endsAt;
}

/** A session that was held long ago, with what is written about it. */
async function held(client: Person, fullName = 'Amina Hassan') {
  const told = { fullName, specialRequests: 'a quiet room' };
  const { booking } = await confirmedBooking(admin, client, told);
  await onceBegun(booking.id, async () => done(await call(completeBooking, admin, at(booking))));
  const note = { bookingId: booking.id, text: 'what was confided', version: 0 };
  done(await call(saveNote, admin, note));
  return { booking, endsAt: await longAgo(booking) };
}

const receiptsOf = ({ clientId }: Booking) => trailOf(clientPath(clientId));

describe('a client who stops coming', () => {
  it('is there until 7 years after the last session, and then goes with all there is, once', async () => {
    const name = aName('Zuhura');
    const client = await person();
    const { booking, endsAt } = await held(client, name);
    const { booking: cancelled } = await pendingBooking(client, { fullName: name });
    done(await call(cancelBooking, client, at(cancelled)));
    const end = sevenYearsAfter(endsAt);

    await job('eraseExpiredRecords', end - 60_000);
    expect((await clientById(booking.clientId))?.retention).toMatchObject({ until: end });
    expect(await isThere(booking)).toBe(true);
    expect(await receiptsOf(booking)).toEqual([]);

    await job('eraseExpiredRecords', end + DAY);
    for (const each of [booking, cancelled]) {
      expect(await isThere(each)).toBe(false);
      // A document that is gone may still have others below it.
      expect(await database().doc(bookingPath(each.id)).listCollections()).toEqual([]);
      expect(await locksOf(each.id)).toEqual({});
      expect(await statusCard(each.referenceNumber)).toBeUndefined();
    }
    expect(await clientById(booking.clientId)).toBeNull();
    const agreed = database().collection(consents.collection).where('uid', '==', client.uid);
    expect((await agreed.get()).empty).toBe(true);
    // Mails go by themselves, so many a night (leaving.test.ts).
    const named = (await documentsNaming(name)).filter((path) => !path.startsWith('mail'));
    expect(named).toEqual([]);
    expect((await accounts().getUser(client.uid)).uid).toBe(client.uid);

    const receipt = {
      at: end + DAY,
      actor: { uid: '', name: '' },
      action: 'records-erased',
      fields: [],
      subject: clientPath(booking.clientId),
      count: 2,
    };
    expect(await receiptsOf(booking)).toEqual([receipt]);
    await job('eraseExpiredRecords', end + DAY);
    expect(await receiptsOf(booking)).toEqual([receipt]);
  });

  it('and never had an account or a session goes as well', async () => {
    const asked = phoneRequest(await freeSlot(), { specialRequests: 'a quiet room' });
    const { bookingId } = done(await call(bookOnBehalf, admin, asked));
    const unanswered = await bookingById(bookingId);
    const { booking: rejected } = await pendingBooking();
    done(await call(rejectBooking, admin, { ...at(rejected), reason: 'No time.' }));
    const [end] = (await Promise.all([longAgo(unanswered), longAgo(rejected)])).map(
      sevenYearsAfter,
    );
    await job('eraseExpiredRecords', end! - DAY);
    const both = [unanswered, rejected];
    expect(await Promise.all(both.map(isThere))).toEqual([true, true]);
    await job('eraseExpiredRecords', end! + DAY);
    for (const booking of both) {
      expect(await isThere(booking)).toBe(false);
      expect(await clientById(booking.clientId)).toBeNull();
      expect(await receiptsOf(booking)).toMatchObject([{ count: 1 }]);
    }
  });

  it('stays whole when a new session is asked for, until that comes to nothing', async () => {
    const client = await person();
    const { booking, endsAt } = await held(client);
    const end = sevenYearsAfter(endsAt);
    await job('eraseExpiredRecords', end - DAY);
    const { booking: asked } = await pendingBooking(client);
    const lifted = (await clientById(booking.clientId))!;
    expect(lifted.retention).toMatchObject({ until: sevenYearsAfter(asked.endsAt) });
    expect(lifted).toEqual(await recounted(lifted));
    await job('eraseExpiredRecords', end + DAY);
    expect(await isThere(booking)).toBe(true);

    done(await call(rejectBooking, admin, { ...at(asked), reason: 'No time.' }));
    const rejected = (await clientById(booking.clientId))!;
    expect(rejected.retention).toMatchObject({ until: end, bySession: true });
    expect(rejected).toEqual(await recounted(rejected));
    await job('eraseExpiredRecords', end + DAY);
    expect([await isThere(booking), await isThere(asked)]).toEqual([false, false]);
  });

  it('goes as a whole: what waits for its meeting to be removed is waited for', async () => {
    const client = await person();
    const { booking, endsAt } = await held(client);
    const { booking: asked } = await pendingBooking(client);
    done(await call(cancelBooking, client, at(asked)));
    const unwanted = { ...noMeeting, state: 'unwanted', nextAttemptAt: endsAt + 99_999 * DAY };
    await database().doc(bookingPath(asked.id)).update({ meeting: unwanted });
    const end = sevenYearsAfter(endsAt);
    await job('eraseExpiredRecords', end + DAY);
    expect([await isThere(booking), await isThere(asked)]).toEqual([true, true]);
    await job('eraseExpiredRecords', end + 9 * DAY);
    expect([await isThere(booking), await isThere(asked)]).toEqual([false, false]);
  });

  it('is finished in another night where one was not enough, and each says what it did', async () => {
    const client = await person();
    const { booking, endsAt } = await held(client);
    const { booking: second } = await pendingBooking(client);
    await longAgo(second);
    const unwanted = { ...noMeeting, state: 'unwanted', nextAttemptAt: endsAt + 99_999 * DAY };
    await database().doc(bookingPath(second.id)).update({ meeting: unwanted });
    const end = sevenYearsAfter(endsAt);
    await job('eraseExpiredRecords', end + DAY);
    expect([await isThere(booking), await isThere(second)]).toEqual([false, true]);
    await job('eraseExpiredRecords', end + 9 * DAY);
    expect(await isThere(second)).toBe(false);
    const receipts = await receiptsOf(booking);
    expect(receipts.map(({ count, at: when }) => [when, count])).toEqual([
      [end + DAY, 1],
      [end + 9 * DAY, 1],
    ]);
  });
});
