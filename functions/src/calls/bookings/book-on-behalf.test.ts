/** Staff book for a caller: which client and account that is, one session or several, what is written and refused. */
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { bookingStatusPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath } from '@tulia/domain/records/client';
import { mailPath } from '@tulia/domain/records/mail';
import { defaultPractitionerContact } from '@tulia/domain/practice/practitioner';
import { aBooking } from '@tulia/domain/testing/booking';
import { aPhoneRequest, ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { furtherIn } from '@tulia/domain/booking/mails/told-together';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  historyOf,
  putBooking,
  putClientOf,
  storedBooking,
  storedBookings,
  storedClient,
} from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { locksOf, putPractice } from '../../platform/testing/practice';
import { bookOnBehalf } from './book-on-behalf';
import { cancelBooking, cancelSeries, moveBooking, moveSeries } from '../client';

vi.mock('../../platform/app');

const NOW = toInstant('2026-11-16', '09:00');
const asked = aPhoneRequest({
  clientId: 'chosen',
  fullName: 'Amina Otieno',
  phone: '0722 333 444',
  date: '2026-11-23',
  language: 'sw',
});
const further = [{ date: '2026-11-30', time: '10:00' }];
const context = { caller: aMember('receptionist'), clock: { now: () => NOW } };
const book = (change: Partial<BookOnBehalfInput> = {}) =>
  bookOnBehalf.handler({ ...asked, ...change }, context);

/** A client staff know, of one session long ago. */
function known(change: Partial<Client> = {}): void {
  const held = aBooking({ status: 'completed', startsAt: NOW - 30 * DAY, clientId: 'chosen' });
  putClientOf([held], change);
}
const sent = () =>
  emails()
    .map(({ to, template }) => `${template} to ${to}`)
    .sort();
/** A caller who is no client yet. */
const unknown = { clientId: null, email: 'juma@example.com' };

beforeEach(() => {
  // Google is not connected: its meetings are no matter here.
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  putPractice([]);
});

const several = { confirm: true, further };

it('staff book neither one session nor several for a client who has left: not-found, and the record stays as it is', async () => {
  known({ leftAt: NOW - DAY, clientUserId: null, email: '', phone: '' });
  const before = memory.read(clientPath('chosen'));
  for (const more of [{}, several])
    await expect(book(more)).rejects.toMatchObject({ code: 'not-found' });
  expect([storedBookings(), memory.read(clientPath('chosen'))]).toEqual([[], before]);
});

it.each<[string, Partial<BookOnBehalfInput>, number]>([
  ['one session', {}, 1],
  ['several', several, 2],
])('%s for a client who is one still is counted for that client', async (_, more, count) => {
  known({ clientUserId: null, email: '' });
  await book(more);
  expect(storedBookings().map(({ clientId }) => clientId)).toEqual(Array(count).fill('chosen'));
  expect(storedClient('chosen').counts.requests).toBe(count + 1);
});

it('for a client with an account the account’s address counts, not the typed one', async () => {
  known();
  const { writesMails } = await book({ email: 'typed@example.com' });
  expect(writesMails).toBe(true);
  const [booking] = storedBookings();
  expect(booking).toMatchObject({ clientUserId: 'amina', clientEmail: 'amina@example.com' });
  expect(JSON.stringify(memory.all('mail'))).not.toContain('typed@example.com');
});

it.each([
  ['verified it', {}, 'juma'],
  ['has not verified it', { emailVerified: false }, null],
  ['was shut out', { disabled: true }, null],
])('staff’s booking has the account whose owner %s, or none: %#', async (_, account, uid) => {
  memoryAccounts.put({ uid: 'juma', email: 'juma@example.com', ...account });
  await book({ clientId: null, email: ' Juma@Example.com ' });
  expect(storedBookings()).toMatchObject([{ clientUserId: uid, clientEmail: 'juma@example.com' }]);
});

describe('a client without an address', () => {
  const nobody = { clientId: null, email: '', confirm: true };

  it('is booked, moved and cancelled, and only the practice gets emails', async () => {
    const { bookingId, referenceNumber, ...answer } = await book(nobody);
    expect(answer).toMatchObject({ status: 'confirmed', writesMails: false });
    const booking = storedBooking(bookingId);
    expect(booking).toMatchObject({ clientUserId: null, clientEmail: '', language: 'sw' });
    expect(memory.read(bookingStatusPath(referenceNumber))).toMatchObject({ status: 'confirmed' });
    expect(storedClient(booking.clientId)).toMatchObject({
      name: 'Amina Otieno',
      email: '',
      phone: '0722 333 444',
    });
    const { version } = booking;
    const moved = await moveBooking.handler(
      { bookingId, version, date: '2026-11-24', time: '12:00' },
      context,
    );
    await cancelBooking.handler({ bookingId, version: moved.version }, context);
    expect(new Set(emails().map(({ to }) => to))).toEqual(
      new Set([defaultPractitionerContact.email]),
    );
  });

  it('is a new person each time', async () => {
    await book(nobody);
    await book({ ...nobody, requestId: 'another-request-id', time: '12:00' });
    const [one, other] = storedBookings();
    expect(one?.clientId).not.toBe(other?.clientId);
  });
});

it('the answers of couples are stored with the special requests of each session, and nowhere else', async () => {
  const couple = { serviceId: ASKS_EVERY_DETAIL, ...everyDetail, clientId: null };
  const { sessions } = await book({ ...couple, confirm: true, further });
  expect(sessions).toHaveLength(2);
  for (const { bookingId } of sessions)
    expect(memory.read(confidentialRequestPath(bookingId))).toMatchObject(everyDetail);
  const elsewhere = JSON.stringify([storedBookings(), memory.all('mail'), memory.all('clients')]);
  for (const detail of Object.values(everyDetail)) expect(elsewhere).not.toContain(detail);
});

it('a series is refused when one time is taken; the refusal names that time, and the other times stay free', async () => {
  const atOnce = { clientId: null, confirm: true };
  await book({ ...atOnce, requestId: 'of-somebody-else-1', ...further[0] });
  const details = { clashes: [{ ...further[0], reason: 'taken' }] };
  const refused = { code: 'times-unavailable', details };
  await expect(book({ ...atOnce, further })).rejects.toMatchObject(refused);
  expect(storedBookings()).toHaveLength(1);
  const free = [{ date: '2026-12-07', time: '10:00' }];
  const { sessions } = await book({ ...atOnce, further: free });
  expect(new Set(sessions.map(({ referenceNumber }) => referenceNumber)).size).toBe(2);
  const starts = sessions.map((each) => toWallTime(each.startsAt));
  expect(starts).toEqual([{ date: asked.date, time: asked.time }, ...free]);
  for (const { bookingId } of sessions) expect(Object.keys(locksOf(bookingId))).toHaveLength(4);
});

it('a series that meets another booking at the same moment books no session', async () => {
  const atOnce = { clientId: null, confirm: true };
  memory.meanwhile(() => book({ ...atOnce, requestId: 'of-somebody-else-1', ...further[0] }));
  await expect(book({ ...atOnce, further })).rejects.toMatchObject({ code: 'times-unavailable' });
  expect(storedBookings()).toHaveLength(1);
});

it('staff may request a session for a client of 12 to 17, and may not confirm it', async () => {
  const reached = { phone: '0722 333 444', email: 'rose@example.com', consents: true as const };
  const guardian = { name: 'Rose', ...reached };
  const who = { ageBand: 'adolescent', guardian, clientId: null } as const;
  const young = { serviceId: 'adolescent-support', ...who };
  const due = { code: 'guardian-consent-due' };
  for (const change of [{ confirm: true }, several])
    await expect(book({ ...young, ...change })).rejects.toMatchObject(due);
  expect(storedBookings()).toEqual([]);
  expect(await book(young)).toMatchObject({ status: 'pending' });
});

it('callers without an account are one client when they give the same address, however it is typed', async () => {
  await book(unknown);
  await book({ ...unknown, requestId: 'request-2', email: 'JUMA@example.com ', time: '11:00' });
  await book({ ...unknown, requestId: 'request-3', email: 'rose@example.com', time: '12:00' });
  const [one, same, other] = storedBookings().map(({ clientId }) => clientId);
  expect([same === one, other === one]).toEqual([true, false]);
});

it('a request sent twice is one booking; it holds its time, and lacks its consents', async () => {
  const first = await book(unknown);
  expect(first).toMatchObject({ status: 'pending', writesMails: true });
  expect(await book(unknown)).toEqual(first);
  const consent = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
  expect(storedBookings()).toMatchObject([{ createdBy: 'staff', clientUserId: null, consent }]);
  expect(Object.keys(locksOf(first.bookingId))).toHaveLength(4);
  expect(sent()).toEqual(['booking-received to juma@example.com']);
});

it('a booking that staff confirm at once is confirmed once, and emails client and practitioner', async () => {
  const first = await book({ ...unknown, confirm: true });
  expect(first).toMatchObject({ status: 'confirmed' });
  expect(await book({ ...unknown, confirm: true })).toMatchObject({ status: 'confirmed' });
  const done = historyOf(first.bookingId).map(({ action }) => action);
  expect(done).toEqual(['create', 'confirm']);
  expect(sent()).toEqual([
    'booking-confirmed to juma@example.com',
    'session-reminder to juma@example.com',
    `staff-invitation to ${defaultPractitionerContact.email}`,
  ]);
});

it('a series is one confirmation, also when the request is sent twice', async () => {
  for (let time = 0; time < 2; time += 1) await book({ ...unknown, ...several });
  expect(storedBookings()).toHaveLength(2);
  expect(sent()).toEqual([
    'booking-confirmed to juma@example.com',
    'session-reminder to juma@example.com',
    'session-reminder to juma@example.com',
    `staff-invitation to ${defaultPractitionerContact.email}`,
  ]);
});

describe('the later sessions of a series', () => {
  const made = async () => {
    const { sessions } = await book({ ...unknown, ...several });
    for (const mail of Object.keys(memory.all('mail'))) await memory.doc(mailPath(mail)).delete();
    return sessions.map(({ bookingId }) => ({ bookingId, version: 1 }));
  };
  const cancel = (sessions: Awaited<ReturnType<typeof made>>, caller = context.caller) =>
    cancelSeries.handler({ sessions, askedBy: 'practice' }, { ...context, caller });

  it('are cancelled with it in one commit, and one email tells each reader; twice is once', async () => {
    const sessions = await made();
    for (let time = 0; time < 2; time += 1) await cancel(sessions);
    expect(storedBookings().map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    for (const { bookingId } of sessions) expect(locksOf(bookingId)).toEqual({});
    expect(sent()).toEqual([
      'booking-cancelled to juma@example.com',
      `staff-invitation to ${defaultPractitionerContact.email}`,
    ]);
    for (const mail of emails())
      expect(furtherIn(mail)).toMatchObject([sessions[1]!].map(({ bookingId }) => ({ bookingId })));
  });

  const move = (sessions: Awaited<ReturnType<typeof made>>, date: string, time = asked.time) =>
    moveSeries.handler({ sessions, date, time }, context);
  const starts = () =>
    storedBookings()
      .map(({ startsAt }) => toWallTime(startsAt))
      .sort((one, other) => one.date.localeCompare(other.date));

  it.each([
    [
      'a week later, where the first takes the time of the second',
      '2026-11-30',
      '2026-12-07',
      '10:00',
    ],
    ['a week earlier', '2026-11-16', '2026-11-23', '10:00'],
    ['by an hour', '2026-11-23', '2026-11-30', '11:00'],
  ])('move with it by as much: %s', async (_, first, second, time) => {
    const sessions = await made();
    await move(sessions, first, time);
    expect(starts()).toEqual([
      { date: first, time },
      { date: second, time },
    ]);
    for (const { bookingId } of sessions) expect(Object.keys(locksOf(bookingId))).toHaveLength(4);
    expect(sent()).toEqual([
      'booking-moved to juma@example.com',
      'session-reminder to juma@example.com',
      'session-reminder to juma@example.com',
      `staff-invitation to ${defaultPractitionerContact.email}`,
    ]);
  });

  it('all stay when one of them meets another booking, which is named', async () => {
    const sessions = await made();
    await book({ ...unknown, requestId: 'request-9', date: '2026-12-07', confirm: true });
    const clash = { date: '2026-12-07', time: asked.time, reason: 'taken' };
    await expect(move(sessions, '2026-11-30')).rejects.toMatchObject({
      code: 'times-unavailable',
      details: { clashes: [clash] },
    });
    expect(starts().slice(0, 2)).toEqual([
      { date: '2026-11-23', time: asked.time },
      { date: '2026-11-30', time: asked.time },
    ]);
  });

  it('stay when one was changed meanwhile, or belongs to no series with the others', async () => {
    const [first, second] = await made();
    const other = await book({ ...unknown, requestId: 'request-9', time: '15:00' });
    const { bookingId } = other;
    for (const [wrong, code] of [
      [[first!, { ...second!, version: 7 }], 'version-conflict'],
      [[first!, first!], 'not-found'],
      [[first!, { bookingId, version: 1 }], 'not-found'],
      [[{ bookingId, version: 1 }], 'not-found'],
      [[first!, { bookingId: 'nobody', version: 1 }], 'not-found'],
    ] as const)
      await expect(cancel([...wrong])).rejects.toMatchObject({ code });
    const stranger = cancel([first!, second!], aMember('therapist'));
    await expect(stranger).rejects.toMatchObject({ code: 'forbidden' });
    expect(storedBookings().filter(({ status }) => status === 'cancelled')).toEqual([]);
  });
});

it.each<[string, Partial<BookOnBehalfInput>, string]>([
  ['for a client that there is none of', { clientId: 'nobody' }, 'not-found'],
  ['of a service that there is none of', { serviceId: 'none' }, 'service-unavailable'],
  ['at the time of another', { time: '14:00' }, 'slot-taken'],
])('a request %s is refused, and nothing is made', async (_, change, code) => {
  await book({ ...unknown, requestId: 'request-2', time: '14:00' });
  await expect(book({ ...unknown, ...change })).rejects.toMatchObject({ code });
  expect(storedBookings()).toHaveLength(1);
});

describe('a therapist', () => {
  const { practitionerId } = aBooking();
  const therapist = aMember('therapist', practitionerId);
  const own = { practitionerId, confirm: true };
  const send = (change: Partial<BookOnBehalfInput> = {}, caller = therapist) =>
    bookOnBehalf.handler({ ...asked, ...own, ...change }, { ...context, caller });
  /** A client of one session long ago, which is stored too. */
  const knownTo = (whom: string) => {
    known({ clientUserId: null, email: 'amina@example.com', phone: '0700 000 001' });
    putBooking(aBooking({ id: 'old', clientId: 'chosen', practitionerId: whom }));
  };

  it('books for an own client, confirmed in one commit, and to the contact that the list has', async () => {
    knownTo(practitionerId);
    const typed = { email: 'else@example.com', phone: '0799 999 999', fullName: 'Somebody' };
    const answer = await send(typed);
    expect(answer).toMatchObject({ status: 'confirmed', writesMails: true });
    expect(storedBooking(answer.bookingId)).toMatchObject({
      practitionerId,
      version: 1,
      clientEmail: 'amina@example.com',
      clientPhone: '0700 000 001',
      clientName: 'Amina Otieno',
    });
    expect(await send(typed)).toEqual(answer);
    expect(JSON.stringify(memory.all('mail'))).not.toContain('else@example.com');
    const later = { requestId: 'a-later-request-id', date: '2026-12-01', confirm: false };
    expect(await send(later)).toMatchObject({ status: 'pending' });
    const series = { requestId: 'a-series-request-id', date: '2026-12-08', further: [further[0]!] };
    expect((await send(series)).sessions).toHaveLength(2);
  });

  it.each<[string, string, Partial<BookOnBehalfInput>, typeof therapist]>([
    ['a client of a colleague', 'somebody-else', {}, therapist],
    ['a new caller', practitionerId, { clientId: null }, therapist],
    ['an own client with a colleague', practitionerId, { practitionerId: 'baraka' }, therapist],
    ['an own client with whoever is free', practitionerId, { practitionerId: null }, therapist],
    [
      'a client of the practice, as nobody’s practitioner',
      practitionerId,
      {},
      aMember('therapist'),
    ],
  ])('does not book for %s, confirmed or not', async (_, whose, change, caller) => {
    knownTo(whose);
    for (const confirm of [true, false])
      await expect(send({ ...change, confirm }, caller)).rejects.toMatchObject({
        code: 'forbidden',
      });
    expect(storedBookings()).toHaveLength(1);
  });
});
