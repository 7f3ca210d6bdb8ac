/** Two members of staff decide at the same moment: one of them is served, and the other one is told. */
import { beforeAll, expect, it } from 'vitest';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { offerRefs } from '@tulia/domain/booking/waiting/answer';
import { offering } from '@tulia/domain/booking/waiting/wait';
import { answerOffer } from '@tulia/domain/calls/bookings/waiting';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { intervalOf } from '@tulia/domain/slot/interval';
import { bookingLock } from '@tulia/domain/slot/lock-refs';
import { aWait } from '@tulia/domain/testing/wait';
import { toInstant } from '@tulia/domain/time/practice-time';
import { database, done, person, type Called, type Person } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
  PRACTITIONER,
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

it('an offered time goes to its client, who presses twice, and to none of those who request it', async () => {
  const people = [await person(), await person(), await person()] as const;
  const place = await freeSlot();
  const time = {
    practitionerId: PRACTITIONER,
    ...intervalOf(toInstant(place.date, place.time), 50),
  };
  const offered = offering(aWait({ uid: people[0].uid }), time, Date.now());
  const { id: offerId, until } = offered.offer;
  const batch = database().batch();
  batch.set(database().doc(waitPath(offered.id)), waits.toStored(offered));
  for (const ref of offerRefs(offered)) {
    const lock = bookingLock(ref, { bookingId: offerId, serviceId: offered.serviceId }, until);
    batch.create(database().doc(slotLockPath(ref.id)), slotLocks.toStored(lock));
  }
  await batch.commit();
  const { timezone, language } = offered;
  const consent = {
    privacyVersion: CONSENT_VERSIONS.privacy,
    agreementVersion: CONSENT_VERSIONS.adult,
  };
  const request = { fullName: 'Amina Otieno', phone: '0712 345 678', timezone, language, consent };
  const answer = { waitId: offered.id, offerId, answer: 'take', session: null, request } as const;
  const take = () => ask(answerOffer, people[0], answer);
  const book = (other: Person) => ask(createBooking, other, bookingRequest(place));
  const [one, two, ...refused] = await Promise.all([
    take(),
    take(),
    book(people[1]),
    book(people[2]),
  ]);
  const made = [one, two].flatMap((each) => (each.ok ? [each.result.bookingId] : []));
  expect(new Set(made).size).toBe(1);
  for (const each of refused) expect(each.ok ? 'ok' : each.code).toBe('slot-taken');
  expect(Object.keys(await locksOf(made[0] ?? ''))).toHaveLength(4);
  expect(await locksOf(offerId)).toEqual({});
});
