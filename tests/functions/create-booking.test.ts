/** Requests of one client that come at once: Firestore decides what is made of them. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { bookings } from '@tulia/domain/records/booking';
import { crowd } from '@tulia/domain/testing/runs';
import { database, done, person, refused, untilServed } from '../support/actors';
import { bookingRequest, freeSlot, openPractice } from '../support/makers';
import { locksOf } from './read-stored';
import { ownInstance } from './own-instance';

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
});

it('a request that is sent many times at once is one booking with one answer', async () => {
  const client = await person();
  const request = bookingRequest(await freeSlot());
  const answers = await Promise.all(
    Array.from({ length: crowd(20, 6) }, () =>
      untilServed(() => instance.ask(createBooking, client, request)),
    ),
  );
  const faults = answers.filter(({ ok }) => !ok);
  expect(faults, instance.output()).toEqual([]);
  const results = answers.map((answer) => JSON.stringify(done(answer)));
  expect(new Set(results).size).toBe(1);
  const { docs } = await database()
    .collection(bookings.collection)
    .where('clientUserId', '==', client.uid)
    .get();
  expect(docs).toHaveLength(1);
  expect(Object.keys(await locksOf(docs[0]!.id))).toHaveLength(4);
  // Commits of the same documents wait for one another: twenty need 14 s on a quiet laptop, minutes on a busy one.
});

it('of four requests that a client sends at once, two become pending', async () => {
  const client = await person();
  const places = [await freeSlot(), await freeSlot(), await freeSlot(), await freeSlot()];
  const answers = await Promise.all(
    places.map((place) => instance.ask(createBooking, client, bookingRequest(place))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.filter(({ ok }) => !ok).map(refused)).toEqual([
    'too-many-pending',
    'too-many-pending',
  ]);
});
