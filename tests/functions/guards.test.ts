/**
 * What stands between a slip in a handler and a person: versions, locks of others, rules of clients, the texts agreed
 * to, the language of mails. Each was seen to fail with the handler changed on purpose.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { giveConsent } from '@tulia/domain/calls/bookings/book-on-behalf';
import { recordRefund, saveNote } from '@tulia/domain/calls/bookings/booking-desk';

import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  cancelBooking,
  completeBooking,
  confirmBooking,
  markNoShow,
  moveBooking,
  rejectBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { cancelMeeting } from '@tulia/domain/calls/meeting/meeting';
import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mails } from '@tulia/domain/records/mail';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { addDays } from '@tulia/domain/time/practice-time';
import { database, detailsOf, done, person, refused, type Person } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  freeSlot,
  inDays,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { busyOn, locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = instance;

const change = (id: string, part: Partial<Booking>) =>
  database().doc(bookingPath(id)).update(bookings.toStoredPart(part));

describe('a decision that names an old version changes nothing (threats row 25)', () => {
  const place = { date: inDays(30), time: '10:00' };
  const entered = {
    requestId: 'a-request-id-0123',
    amount: 1,
    method: null,
    code: '',
  };
  type Status = Booking['status'];
  it.each<[string, Status, (input: { bookingId: string; version: number }) => Promise<unknown>]>([
    ['confirm', 'pending', (seen) => ask(confirmBooking, admin, { ...seen, ...place })],
    ['reject', 'pending', (seen) => ask(rejectBooking, admin, { ...seen, reason: 'x' })],
    ['move', 'confirmed', (seen) => ask(moveBooking, admin, { ...seen, ...place })],
    ['cancel', 'confirmed', (seen) => ask(cancelBooking, admin, seen)],
    ['complete', 'confirmed', (seen) => ask(completeBooking, admin, seen)],
    ['no-show', 'confirmed', (seen) => ask(markNoShow, admin, seen)],
    ['cancel-meeting', 'confirmed', (seen) => ask(cancelMeeting, admin, seen)],
    ['reopen', 'completed', (seen) => ask(reopenBooking, admin, seen)],
    ['refund', 'cancelled', (seen) => ask(recordRefund, admin, { ...seen, ...entered })],
  ])('%s of an old version is refused', async (_, status, decide) => {
    const { booking } =
      status === 'pending' ? await pendingBooking() : await confirmedBooking(admin);
    const begun = Date.now() - 60_000;
    const version = booking.version + 1;
    await change(booking.id, {
      status,
      version,
      ...(status === 'pending' ? {} : { startsAt: begun, endsAt: begun + 3_000_000 }),
    });
    const before = await bookingById(booking.id);
    const answer = await decide({ bookingId: booking.id, version: version - 1 });
    expect(answer).toMatchObject({ ok: false, code: 'version-conflict' });
    expect(await bookingById(booking.id)).toEqual(before);
  });
});

it('a note is no change that a decision must have seen, nor are links, and neither is named as one', async () => {
  const { booking } = await confirmedBooking(admin);
  const other = await person({ role: 'admin', fullName: 'Dr Achieng' });
  const note = { bookingId: booking.id, version: 0, text: 'Call before.' };
  done(await ask(saveNote, other, note));
  for (let count = 0; count < 6; count += 1)
    done(await ask(makePayLink, other, { bookingId: booking.id }));
  const stale = { bookingId: booking.id, version: booking.version - 1 };
  const answer = await ask(cancelBooking, admin, stale);
  expect(detailsOf(answer, 'version-conflict')).toMatchObject({ action: 'confirm' });
  done(await ask(cancelBooking, admin, { ...stale, version: booking.version }));
});

it('a client is not told which member of staff changed the booking', async () => {
  const { booking, client } = await confirmedBooking(admin);
  const stale = { bookingId: booking.id, version: booking.version - 1 };
  const answer = await ask(cancelBooking, client, stale);
  const { version, status } = booking;
  expect(detailsOf(answer, 'version-conflict')).toEqual({ version, status });
});

describe('a request with a time that another booking took after the hold lapsed', () => {
  it.each([
    [
      'rejecting',
      (seen: { bookingId: string; version: number }) =>
        ask(rejectBooking, admin, { ...seen, reason: 'x' }),
    ],
    [
      'cancelling',
      (seen: { bookingId: string; version: number }) => ask(cancelBooking, admin, seen),
    ],
  ] as const)('%s it leaves the other’s locks and busy steps', async (_, decide) => {
    const { booking, place } = await pendingBooking();
    for (const id of Object.keys(await locksOf(booking.id))) {
      await database()
        .doc(slotLockPath(id))
        .update({ expiresAt: new Date(Date.now() - 1) });
    }
    const other = done(await ask(createBooking, await person(), bookingRequest(place)));
    const [locks, busy] = [await locksOf(other.bookingId), await busyOn(place.date)];
    expect(Object.keys(locks).length).toBeGreaterThan(0);
    const { version } = await bookingById(booking.id);
    done(await decide({ bookingId: booking.id, version }));
    expect(await locksOf(other.bookingId)).toEqual(locks);
    expect(await busyOn(place.date)).toEqual(busy);
  });
});

it('two pending requests are the most, also over holds that have lapsed', async () => {
  const client = await person();
  await pendingBooking(client);
  await pendingBooking(client);
  const { booking, place } = await pendingBooking();
  for (const id of Object.keys(await locksOf(booking.id))) {
    await database()
      .doc(slotLockPath(id))
      .update({ expiresAt: new Date(Date.now() - 1) });
  }
  expect(refused(await ask(createBooking, client, bookingRequest(place)))).toBe('too-many-pending');
});

it('a client moves within the hours and the window, as a new request is held to', async () => {
  const { booking, client, place } = await confirmedBooking(admin);
  const move = (date: string, time: string) =>
    ask(moveBooking, client, { bookingId: booking.id, version: booking.version, date, time });
  for (const [date, time] of [
    [place.date, '19:00'],
    [addDays(place.date, 100), place.time],
  ] as const) {
    expect(refused(await move(date, time))).toBe('slot-unavailable');
  }
});

it('an older agreement is refused for a booking that staff made', async () => {
  const { booking, client } = await pendingBooking();
  const due = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
  await change(booking.id, { consent: { ...booking.consent, ...due } });
  const input = {
    bookingId: booking.id,
    privacyVersion: CONSENT_VERSIONS.privacy,
    language: 'en' as const,
  };
  const older = { ...input, agreementVersion: '2019-1' };
  expect(refused(await ask(giveConsent, client, older))).toBe('consent-outdated');
  const current = { ...input, agreementVersion: CONSENT_VERSIONS.adult };
  done(await ask(giveConsent, client, current));
});

it('a request in Swahili is answered in Swahili: received, confirmed, moved, cancelled', async () => {
  const { booking } = await confirmedBooking(admin, undefined, { language: 'sw' });
  const next = await freeSlot();
  const input = { bookingId: booking.id, version: booking.version, ...next };
  const { version } = done(await ask(moveBooking, admin, input));
  done(await ask(cancelBooking, admin, { bookingId: booking.id, version }));
  const { docs } = await database()
    .collection(mails.collection)
    .where('bookingId', '==', booking.id)
    .get();
  const toClient = docs
    .map((doc) => mails.fromStored(doc.data()))
    .filter(({ to }) => to === booking.clientEmail);
  expect(toClient.map(({ template }) => template).sort()).toEqual([
    'booking-cancelled',
    'booking-confirmed',
    'booking-moved',
    'booking-received',
    // Planned at each of the two times, and decided again when they are due.
    'session-reminder',
    'session-reminder',
  ]);
  expect(new Set(toClient.map(({ language }) => language))).toEqual(new Set(['sw']));
});
