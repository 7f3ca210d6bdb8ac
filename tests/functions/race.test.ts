import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { crowd } from '@tulia/domain/testing/runs';
import { call, database, done, person, untilServed } from '../support/actors';
import { bookingRequest, freeSlot, openPractice, pendingBooking } from '../support/makers';
import { busyOn, locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
});

/** Locks on a date without their booking. */
async function orphansOn(date: string): Promise<string[]> {
  const locks = await database().collection(slotLocks.collection).where('date', '==', date).get();
  const owners = await Promise.all(
    locks.docs.map((doc) =>
      database()
        .doc(bookingPath(String(doc.get('bookingId'))))
        .get(),
    ),
  );
  return locks.docs.filter((_, index) => !owners[index]?.exists).map((doc) => doc.id);
}

it('of many people who ask for one slot at once, one gets it and the others are told where else to go', async () => {
  const people = await Promise.all(Array.from({ length: crowd(50, 10) }, () => person()));
  const place = await freeSlot();
  const answers = await Promise.all(
    people.map((who) => {
      const request = bookingRequest(place);
      return untilServed(() => call(createBooking, who, request, { base: instance.base }));
    }),
  );
  const winners = answers.filter((answer) => answer.ok);
  expect(winners).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(refusals).toEqual(Array(people.length - 1).fill('slot-taken'));
  expect(Object.keys(await locksOf(done(winners[0]!).bookingId))).toHaveLength(4);
  expect(await orphansOn(place.date)).toEqual([]);
});

it('sessions of different lengths and services never overlap', async () => {
  const { date, time } = await freeSlot(2);
  const hour = Number(time.slice(0, 2));
  const inputs = [
    'couples-therapy',
    'individual-therapy',
    'consultation',
    'free-consultation',
  ].flatMap((serviceId) =>
    [0, 1].map((later) => ({ serviceId, time: `${String(hour + later).padStart(2, '0')}:00` })),
  );
  const people = await Promise.all(inputs.map(() => person()));
  const answers = await Promise.all(
    inputs.map((input, index) =>
      call(createBooking, people[index]!, bookingRequest({ date, time: input.time }, input), {
        base: instance.base,
      }),
    ),
  );
  const made = answers.flatMap((answer) => (answer.ok ? [answer.result] : []));
  expect(made).toHaveLength(2);
  const [a, b] = made.sort((x, y) => x.startsAt - y.startsAt);
  expect(a!.endsAt).toBeLessThanOrEqual(b!.startsAt);
  const distinct = new Set(await busyOn(date));
  expect(distinct.size).toBe((await busyOn(date)).length);
});

it('two requests for one slot, both pending: of two confirmations one succeeds and one is told', async () => {
  const first = await pendingBooking();
  for (const id of Object.keys(await locksOf(first.booking.id))) {
    await database()
      .doc(slotLockPath(id))
      .update({ expiresAt: new Date(Date.now() - 1) });
  }
  const second = done(
    await call(createBooking, await person(), bookingRequest(first.place), { base: instance.base }),
  );
  // The second one's hold lapses too: now the slot is free and both are pending.
  for (const id of Object.keys(await locksOf(second.bookingId))) {
    await database()
      .doc(slotLockPath(id))
      .update({ expiresAt: new Date(Date.now() - 1) });
  }
  const [one, two] = await Promise.all([
    person({ role: 'admin' }),
    person({ role: 'receptionist' }),
  ]);
  const answers = await Promise.all(
    [
      { by: one, bookingId: first.booking.id },
      { by: two, bookingId: second.bookingId },
    ].map(({ by, bookingId }) =>
      call(confirmBooking, by, { bookingId, version: 1, ...first.place }, { base: instance.base }),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(['slot-taken']);
});

it('one booking confirmed by two at once is confirmed once', async () => {
  const { booking, place } = await pendingBooking();
  const admins = await Promise.all([person({ role: 'admin' }), person({ role: 'super_admin' })]);
  const answers = await Promise.all(
    admins.map((admin) =>
      call(
        confirmBooking,
        admin,
        { bookingId: booking.id, version: 1, ...place },
        { base: instance.base },
      ),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual([
    'version-conflict',
  ]);
  const mails = await database().collection('mail').where('bookingId', '==', booking.id).get();
  const confirmations = mails.docs.filter((doc) => doc.get('template') === 'booking-confirmed');
  expect(confirmations).toHaveLength(1);
});
