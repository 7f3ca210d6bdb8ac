/** The times of a session in the database, as its client gives them up one after the other. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { cancelBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { done, person, type Person } from '../support/actors';
import { bookingRequest, confirmedBooking, freeSlot, openPractice } from '../support/makers';
import { busyOn, locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = instance;

it('a session that its client moves and cancels frees each time once, also when it is cancelled twice', async () => {
  const { booking, place, client } = await confirmedBooking(admin);
  const bookingId = booking.id;
  const to = await freeSlot();
  const move = { bookingId, version: booking.version, ...to };
  const moved = done(await ask(moveBooking, client, move));
  expect(moved).toMatchObject({ status: 'confirmed', meeting: 'ready' });
  const locks = Object.values(await locksOf(bookingId));
  expect(locks.map(({ date }) => date)).toEqual(Array(4).fill(to.date));
  expect(await busyOn(place.date)).not.toContain(place.time);
  expect(await busyOn(to.date)).toContain(to.time);

  const cancel = { bookingId, version: moved.version };
  const cancelled = done(await ask(cancelBooking, client, cancel));
  expect(await locksOf(bookingId)).toEqual({});
  expect(await busyOn(to.date)).not.toContain(to.time);

  // Another booking has the time by now; cancelling again must not touch it.
  const other = done(await ask(createBooking, await person(), bookingRequest(to)));
  expect(done(await ask(cancelBooking, client, cancel))).toEqual(cancelled);
  expect(Object.keys(await locksOf(other.bookingId))).toHaveLength(4);
});
