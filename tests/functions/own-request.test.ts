/** What clients do about the time of their request, over the wire. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { chooseAnotherTime, holdAgain } from '@tulia/domain/calls/bookings/own-request';
import { settled } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { quotas } from '@tulia/domain/records/watch/quota';
import { MINUTE } from '@tulia/domain/time/instant';
import { randomUUID } from '../support/chance';
import { database, done, person, refused, type Person } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
  type Place,
} from '../support/makers';
import { locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
});

const { ask } = instance;

/** The hold ended a minute ago. */
async function lapse(booking: Booking, also: Partial<Booking> = {}): Promise<void> {
  const past = new Date(Date.now() - MINUTE);
  const batch = database().batch();
  for (const lock of Object.keys(await locksOf(booking.id)))
    batch.update(database().doc(`slots/${lock}`), { expiresAt: past });
  batch.update(
    database().doc(bookingPath(booking.id)),
    bookings.toStoredPart({ holdExpiresAt: past.getTime(), ...also }),
  );
  await batch.commit();
}

const hold = (who: Person, { id, version }: Booking) =>
  ask(holdAgain, who, { bookingId: id, version });

it('a lapsed hold is held again by its client, twice a day', async () => {
  const { client, booking } = await pendingBooking();
  expect(refused(await hold(client, booking))).toBe('transition-not-allowed');
  await lapse(booking);
  expect(refused(await hold(await person(), booking))).toBe('not-found');
  expect(refused(await hold(await person({ role: 'admin' }), booking))).toBe('forbidden');
  const { version, until } = done(await hold(client, booking));
  expect(until).toBeGreaterThan(Date.now() + 14 * MINUTE);
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ version, holdExpiresAt: until, status: 'pending' });
  await lapse(after);
  done(await hold(client, after));
  const last = await bookingById(booking.id);
  await lapse(last);
  expect(refused(await hold(client, last))).toBe('quota-exceeded');
});

it('to hold what is not there, or another’s, leaves nothing behind', async () => {
  const who = await person();
  const { booking } = await pendingBooking();
  const counts = async () => {
    const { docs } = await database().collection(quotas.collection).get();
    return docs.filter(({ id }) => id.startsWith('hold-again_')).length;
  };
  const before = await counts();
  for (let count = 0; count < 20; count += 1) {
    expect(refused(await hold(who, { ...booking, id: randomUUID() }))).toBe('not-found');
  }
  expect(refused(await hold(who, booking))).toBe('not-found');
  expect(await counts()).toBe(before);
});

it('a time that another booking has is not held again, and another one is chosen', async () => {
  const { client, booking, place } = await pendingBooking();
  await lapse(booking);
  done(await ask(createBooking, await person(), bookingRequest(place)));
  const answer = await hold(client, booking);
  expect(refused(answer)).toBe('slot-taken');
  const { date, time } = await freeSlot();
  const { version } = done(
    await ask(chooseAnotherTime, client, {
      bookingId: booking.id,
      version: booking.version,
      date,
      time,
    }),
  );
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ version, preferredTimeSlot: time, preferredDates: [date] });
  expect(after.holdExpiresAt).toBeGreaterThan(Date.now());
  expect(Object.keys(await locksOf(booking.id)).length).toBeGreaterThan(0);
});

it('a time that is still held is exchanged for another one, and others may have it', async () => {
  const { client, booking, place } = await pendingBooking();
  const { id: bookingId, version } = booking;
  const held = await locksOf(bookingId);
  const next = await freeSlot();
  done(await ask(chooseAnotherTime, client, { bookingId, version, ...next }));
  const now = await locksOf(bookingId);
  expect(Object.keys(now).filter((id) => id in held)).toEqual([]);
  done(await ask(createBooking, await person(), bookingRequest(place)));
});

it('a free talk is kept until staff decide, also when its client chooses another time', async () => {
  const client = await person();
  const free = (place: Place) => bookingRequest(place, { serviceId: 'free-consultation' });
  const asked = done(await ask(createBooking, client, free(await freeSlot())));
  expect(asked.holdExpiresAt).toBe(asked.startsAt);
  const next = await freeSlot();
  const { bookingId } = asked;
  done(await ask(chooseAnotherTime, client, { bookingId, version: 1, ...next }));
  const { startsAt, holdExpiresAt } = await bookingById(bookingId);
  expect(startsAt).not.toBe(asked.startsAt);
  expect(holdExpiresAt).toBe(startsAt);
  const ends = Object.values(await locksOf(bookingId)).map(({ expiresAt }) => expiresAt);
  expect(new Set(ends)).toEqual(new Set([startsAt]));
  // A second request beside it is held as others are.
  const second = done(await ask(createBooking, client, free(await freeSlot())));
  expect(second.holdExpiresAt).toBeLessThan(second.startsAt);
});

it('money that came too late counts for the time that is chosen', async () => {
  const { client, booking } = await pendingBooking();
  const payment = settled(
    { price: 3000, isOver: true, keeps: false },
    { ...booking.payment, paid: 3000 },
  );
  await lapse(booking, { holdExpiresAt: null, paidTime: 'lost', payment });
  const { date, time } = await freeSlot();
  const asked = { bookingId: booking.id, version: booking.version, date, time };
  expect(refused(await ask(chooseAnotherTime, await person(), asked))).toBe('not-found');
  done(await ask(chooseAnotherTime, client, asked));
  expect(await bookingById(booking.id)).toMatchObject({
    paidTime: 'kept',
    holdExpiresAt: null,
    payment: { state: 'paid', balance: 0 },
  });
  const kinds = Object.values(await locksOf(booking.id)).map(({ expiresAt }) => expiresAt);
  expect(new Set(kinds)).toEqual(new Set([null]));
});

it('a mailbox that may ask no more cannot hold hours by choosing other times instead', async () => {
  const name = randomUUID().slice(0, 13);
  const asked = [];
  for (const tag of ['sessions', 'therapy']) {
    const client = await person({ email: `${name}+${tag}@example.com` });
    const { booking, place } = await pendingBooking(client);
    asked.push({ client, bookingId: booking.id, places: [place, await freeSlot()] as const });
  }
  const codes: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const { client, bookingId, places } = asked[count % 2]!;
    const before = await bookingById(bookingId);
    await lapse(before);
    const place = places[count % 4 < 2 ? 1 : 0];
    const { version } = before;
    const answer = await ask(chooseAnotherTime, client, { bookingId, version, ...place });
    codes.push(answer.ok ? 'ok' : answer.code);
  }
  const { client, bookingId } = asked[0]!;
  codes.push(refused(await hold(client, await bookingById(bookingId))));
  // Ten an hour: two requests, eight other times, and then nothing of either kind.
  expect(codes).toEqual([
    ...Array<string>(8).fill('ok'),
    ...Array<string>(3).fill('quota-exceeded'),
  ]);
});
