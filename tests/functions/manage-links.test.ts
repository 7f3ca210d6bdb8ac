/** Moving and cancelling by the link in the client's mail, over the wire: whose letters have it, and what it does. */
import { beforeAll, expect, it } from 'vitest';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  cancelByLink,
  moveByLink,
  showManageLink,
} from '@tulia/domain/calls/bookings/manage-links';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { manageLinkPath, manageLinks } from '@tulia/domain/records/links/manage-link';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { eventually, job, mailsTo } from './outside';
import { locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = instance;
const LINK = /\/manage#([0-9a-f]{32})/;
/** The token in the letters to this address, once one has come. */
const mailedTo = (email: string) =>
  eventually(
    async () => (await mailsTo(email)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])[0],
    'the letter with the link',
  );
const show = (token: string) => ask(showManageLink, null, { token });

/** A session that staff have confirmed, and the token of its link. */
async function session() {
  const { client, booking } = await pendingBooking();
  const { id: bookingId, version } = booking;
  const at = { date: booking.preferredDates[0] ?? '', time: booking.preferredTimeSlot };
  done(await ask(confirmBooking, admin, { bookingId, version, ...at }));
  const confirmed = await bookingById(bookingId);
  return { client, booking: confirmed, token: await mailedTo(client.email) };
}

it('shows state, time and sums without an account, and changes nothing by being opened', async () => {
  const { booking, token } = await session();
  const shown = done(await show(token));
  expect(shown.view).toMatchObject({
    session: { status: 'confirmed', version: booking.version, startsAt: booking.startsAt },
    pay: { state: 'open', toPay: 3000 },
  });
  const text = JSON.stringify(shown);
  const { clientName, clientEmail, clientPhone, referenceNumber, service, practitioner } = booking;
  for (const hidden of [clientName, clientEmail, clientPhone, referenceNumber, service.name.en])
    expect(text).not.toContain(hidden);
  expect(text).not.toContain(practitioner.name);
  expect(await bookingById(booking.id)).toEqual(booking);
});

it('moves and cancels as the client, also where an admin is logged in, and the client is written to', async () => {
  const { client, booking, token } = await session();
  const { date, time } = await freeSlot();
  const moved = await ask(moveByLink, admin, { token, version: booking.version, date, time });
  const { version, startsAt } = done(moved).view.session;
  expect(startsAt).not.toBe(booking.startsAt);
  // The other device still shows the first time.
  const late = { token, version: booking.version };
  expect(refused(await ask(cancelByLink, null, late))).toBe('version-conflict');
  const gone = await ask(cancelByLink, null, { token, version });
  expect(done(gone).view.session.status).toBe('cancelled');
  expect(done(await ask(cancelByLink, null, { token, version })).view.session.status).toBe(
    'cancelled',
  );
  expect(await locksOf(booking.id)).toEqual({});
  const events = await database()
    .collection(`${bookingPath(booking.id)}/events`)
    .get();
  const own = events.docs.filter((doc) => ['move', 'cancel'].includes(doc.get('action') as string));
  expect(own.map((doc) => doc.get('actor') as unknown)).toEqual(
    own.map(() => ({ kind: 'guest', uid: null, name: booking.clientName })),
  );
  expect(own).toHaveLength(2);
  await eventually(
    async () =>
      (await mailsTo(client.email)).some(({ text }) => text.includes('You have cancelled')),
    'the letter about it',
  );
});

it('a request gets another time, and two devices that want one at once get one', async () => {
  const { client, booking } = await pendingBooking();
  const token = await mailedTo(client.email);
  const [one, other] = [await freeSlot(), await freeSlot()];
  const choose = ({ date, time }: { date: string; time: string }) =>
    ask(moveByLink, null, { token, version: booking.version, date, time });
  const answers = await Promise.all([choose(one), choose(other)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ status: 'pending', version: booking.version + 1 });
});

it('is in the letters to the client alone; a guest has it in place of the page of an account', async () => {
  const settings = database().doc(PRACTICE_SETTINGS_PATH);
  await settings.update({ bookingEntry: 'guest' });
  const email = `guest-${randomUUID()}@example.com`;
  try {
    done(await ask(createBooking, null, bookingRequest(await freeSlot(), { email })));
  } finally {
    await settings.update({ bookingEntry: 'account-first' });
  }
  expect(done(await show(await mailedTo(email))).view.session.status).toBe('pending');
  const letters = await mailsTo(email);
  expect(letters.map(({ text }) => text).join()).not.toContain('/my-sessions');
  const { email: practice } = (await settings.get()).data() as { email: string };
  for (const { text } of await mailsTo(practice)) expect(text).not.toMatch(LINK);
});

it('unknown, over and foreign links are answered alike, and it is erased after its time', async () => {
  const { booking, token } = await session();
  const { id: bookingId, version } = booking;
  const pay = done(await ask(makePayLink, admin, { bookingId })).token;
  for (const wrong of [pay, '0'.repeat(32)]) {
    expect(refused(await show(wrong))).toBe('not-found');
    expect(refused(await ask(cancelByLink, null, { token: wrong, version }))).toBe('not-found');
  }
  expect(refused(await show('../x'))).toBe('invalid-input');
  const ended = bookings.toStoredPart({ endsAt: Date.now() - 1 });
  await database().doc(bookingPath(bookingId)).update(ended);
  expect(refused(await show(token))).toBe('not-found');
  expect(refused(await ask(cancelByLink, null, { token, version }))).toBe('not-found');
  const past = manageLinks.toStoredPart({ expiresAt: Date.now() - 1 });
  await database().doc(manageLinkPath(token)).update(past);
  await job('eraseExpiredRecords');
  expect((await database().doc(manageLinkPath(token)).get()).exists).toBe(false);
});

it('guessing at one link ends', async () => {
  const token = 'a'.repeat(32);
  const codes = [];
  for (let guess = 0; guess < 61; guess += 1) codes.push(refused(await show(token)));
  expect(new Set(codes.slice(0, 60))).toEqual(new Set(['not-found']));
  expect(codes[60]).toBe('quota-exceeded');
});

it('ends with its client’s account', async () => {
  const { client, booking } = await pendingBooking();
  const token = await mailedTo(client.email);
  done(await ask(deleteMyAccount, client, { confirmed: true, language: 'en' }));
  expect(refused(await show(token))).toBe('not-found');
  const left = database().collection(manageLinks.collection).where('bookingId', '==', booking.id);
  expect((await left.get()).docs).toEqual([]);
});
