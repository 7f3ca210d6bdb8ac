/**
 * The promise of the product, as people would break it: all ask for the same ten hours at the same moment, hundreds
 * with `npm test -- --deep`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { availability, availabilityPath } from '@tulia/domain/records/availability';
import { bookings } from '@tulia/domain/records/booking';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { granulesOf, lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { busyOn } from '../functions/read-stored';
import { ownInstance } from '../functions/own-instance';
import { crowd, runs } from '@tulia/domain/testing/runs';
import { call, database, untilServed } from '../support/actors';
import { bookingRequest, emptyDay, openPractice, PRACTITIONER } from '../support/makers';
import { randomOf } from '../../local/test-run/random';
import { stranger } from './strangers';

const FOR_ADULTS = seedServices.filter(({ ages }) => ages.includes('adult'));

/** Two of them, and all with `npm test -- --deep`. */
const SEEDS = [11, 23, 37, 53, 71].slice(0, 1 + runs(4));
const ATTEMPTS = crowd(200, 60);
const HOURS = Array.from({ length: 10 }, (_, index) => `${String(8 + index).padStart(2, '0')}:00`);

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
  await addSecond();
});
afterAll(async () => {
  // Tests of other files count on one practitioner.
  const gone = { isActive: false, takesBookings: false };
  await database().doc(practitionerPath(SECOND)).update(gone);
});

/** What stands in the database for one date: the locks, and those that the bookings ought to have. */
async function locksAndBookings(date: string) {
  const [locks, made] = await Promise.all([
    database().collection(slotLocks.collection).where('date', '==', date).get(),
    database()
      .collection(bookings.collection)
      .where('preferredDates', 'array-contains', date)
      .get(),
  ]);
  const there = made.docs.map((doc) => bookings.fromStored(doc.data()));
  const due = there.flatMap((booking) =>
    granulesOf(booking).flatMap(({ date: day, time }) => {
      const place = { practitionerId: booking.practitionerId, date: day, time };
      return [
        `${lockId(place)} of ${booking.id}`,
        `${serviceLockId(place, booking.serviceId)} of ${booking.id}`,
      ];
    }),
  );
  return {
    bookings: there,
    due: due.sort(),
    locks: locks.docs.map((doc) => `${doc.id} of ${String(doc.get('bookingId'))}`).sort(),
  };
}

const SECOND = 'second-of-no-double-booking';

/** Another person at work, with every coming day open. */
async function addSecond(): Promise<void> {
  const record = { ...defaultPractitioner, id: SECOND, name: 'Second', order: 9 };
  await database().doc(practitionerPath(SECOND)).set(practitioners.toStored(record));
  const { docs } = await database()
    .collection(availability.collection)
    .where('practitionerId', '==', PRACTITIONER)
    .get();
  for (const doc of docs) {
    const { month, days } = availability.fromStored(doc.data());
    const open = Object.keys(days).map((date) => [date, { isAvailable: true }]);
    await database()
      .doc(availabilityPath(SECOND, month))
      .set({ practitionerId: SECOND, month, days: Object.fromEntries(open) as object });
  }
}

it('of many requests at once with any of two practitioners for ten hours twenty are served, ten by each', async () => {
  const random = randomOf(91);
  const date = await emptyDay();
  const hours = random.shuffle(
    Array.from({ length: crowd(120, 50) }, (_, index) => HOURS[index % 10]!),
  );
  const answers = await Promise.all(
    hours.map((time) => {
      const serviceId = random.pick(FOR_ADULTS).slug;
      const request = bookingRequest({ date, time }, { serviceId, practitionerId: null });
      const who = stranger();
      return untilServed(() => call(createBooking, who, request, { base: instance.base }));
    }),
  );
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect([...new Set(refusals)]).toEqual(['slot-taken']);
  const after = await locksAndBookings(date);
  expect(after.locks).toEqual(after.due);
  for (const practitionerId of [PRACTITIONER, SECOND]) {
    const own = after.bookings.filter((booking) => booking.practitionerId === practitionerId);
    expect(own.map(({ preferredTimeSlot }) => preferredTimeSlot).sort()).toEqual(HOURS);
    const steps = own.flatMap((booking) => granulesOf(booking).map(({ time }) => time));
    expect(await busyOn(date, practitionerId)).toEqual(steps.sort());
  }
});

it.each(SEEDS)('of many people at once at ten hours ten are served, with seed %i', async (seed) => {
  const random = randomOf(seed);
  const date = await emptyDay();
  const inputs = random.shuffle(
    Array.from({ length: ATTEMPTS }, (_, index) => ({
      time: HOURS[index % HOURS.length] ?? '',
      serviceId: random.pick(FOR_ADULTS).slug,
    })),
  );
  const answers = await Promise.all(
    inputs.map(({ time, serviceId }) => {
      const request = bookingRequest({ date, time }, { serviceId });
      const who = stranger();
      return untilServed(() => call(createBooking, who, request, { base: instance.base }));
    }),
  );
  const ids = answers.flatMap((answer) => (answer.ok ? [answer.result.bookingId] : []));
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect([...new Set(refusals)]).toEqual(['slot-taken']);
  expect(ids).toHaveLength(HOURS.length);

  const after = await locksAndBookings(date);
  expect(after.bookings.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(after.bookings.map(({ preferredTimeSlot }) => preferredTimeSlot).sort()).toEqual(HOURS);
  // No lock without its booking, no booking without its locks.
  expect(after.locks).toEqual(after.due);
  const steps = after.bookings.flatMap((booking) => granulesOf(booking).map(({ time }) => time));
  expect(await busyOn(date)).toEqual(steps.sort());
});
