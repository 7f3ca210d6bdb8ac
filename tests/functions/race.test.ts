/** Two members of staff decide at the same moment: one of them is served, and the other one is told. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { database, done, person, type Called, type Person } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
  type Place,
} from '../support/makers';
import { locksOf } from './read-stored';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let staff: readonly [Person, Person];
beforeAll(async () => {
  await openPractice();
  staff = [await person({ role: 'admin' }), await person({ role: 'receptionist' })];
});

/** The hold of a request is over. */
async function lapse(bookingId: string): Promise<void> {
  const expiresAt = new Date(Date.now() - 1);
  for (const id of Object.keys(await locksOf(bookingId)))
    await database().doc(slotLockPath(id)).update({ expiresAt });
}
/** Weekly dates of nobody, and who may ask for them. */
const weeks = async () => {
  const slots = [await freeSlot(), await freeSlot(), await freeSlot()];
  return slots.sort((one, other) => one.date.localeCompare(other.date));
};

it('two series and single requests for the same hours: each hour has one holder, a series all of its hours or none', async () => {
  const [first, second, third] = (await weeks()) as [Place, Place, Place];
  const people = await Promise.all(Array.from({ length: 4 }, () => person()));
  const series = (start: Place, ...further: Place[]) => bookingRequest(start, { further });
  const bodies = [
    series(first, second, third),
    series(second, third),
    bookingRequest(second),
    bookingRequest(third),
  ];
  const answers = await Promise.all(
    bodies.map((body, at) => ask(createBooking, people[at]!, body)),
  );
  const served = answers.flatMap((answer) => (answer.ok ? [answer.result] : []));
  expect(served.length).toBeGreaterThan(0);
  const made = await Promise.all(
    served.flatMap(({ bookingId, sessions }) =>
      (sessions ?? [{ bookingId }]).map((each) => bookingById(each.bookingId)),
    ),
  );
  const starts = made.map(({ startsAt }) => startsAt);
  expect(new Set(starts).size).toBe(starts.length);
  for (const { id } of made) expect(Object.keys(await locksOf(id))).toHaveLength(4);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  for (const code of refused) expect(['times-unavailable', 'slot-taken', 'busy']).toContain(code);
});

/** How many were served, and what the others were told. */
const outcome = (answers: readonly Called<unknown>[]) => [
  answers.filter(({ ok }) => ok).length,
  answers.flatMap((answer) => (answer.ok ? [] : [answer.code])),
];

it('two requests for one slot, both pending: of two confirmations one succeeds and one is told', async () => {
  const { booking, place } = await pendingBooking();
  await lapse(booking.id);
  const second = done(await ask(createBooking, await person(), bookingRequest(place)));
  // Now the slot is free, and both are pending.
  await lapse(second.bookingId);
  const [one, two] = staff;
  const seen = { version: 1, ...place };
  const answers = await Promise.all([
    ask(confirmBooking, one, { bookingId: booking.id, ...seen }),
    ask(confirmBooking, two, { bookingId: second.bookingId, ...seen }),
  ]);
  expect(outcome(answers)).toEqual([1, ['slot-taken']]);
});

it('a booking that two confirm at once is confirmed once', async () => {
  const { booking, place } = await pendingBooking();
  const seen = { bookingId: booking.id, version: 1, ...place };
  const answers = await Promise.all(staff.map((who) => ask(confirmBooking, who, seen)));
  expect(outcome(answers)).toEqual([1, ['version-conflict']]);
  const mails = await database().collection('mail').where('bookingId', '==', booking.id).get();
  const written = mails.docs.map((doc) => doc.get('template') as string);
  expect(written.filter((template) => template === 'booking-confirmed')).toHaveLength(1);
});
