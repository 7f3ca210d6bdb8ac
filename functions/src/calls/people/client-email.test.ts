/** An address noted by staff: it counts only after the proof, and a dropped one opens nothing any more. */
import { EMAIL_PROOF_LIFETIME } from '@tulia/domain/booking/clients/prove-email';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { owns } from '../../bookings/actor';
import {
  historyOf,
  putBooking,
  putClientOf,
  storedBooking,
  storedClient,
} from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { trail } from '../../platform/testing/trail';
import { noteClientEmail, proveEmail } from './client-email';

vi.mock('../../platform/app');

const START = Date.parse('2026-11-23T09:00:00Z');
let now = START;
const clock = { now: () => now };
const byPhone = {
  clientId: 'c1',
  clientUserId: null,
  clientEmail: '',
  createdBy: 'staff',
} as const;
const past = aBooking({ ...byPhone, id: 'past', status: 'completed', startsAt: START - 7 * DAY });
const ahead = aConfirmed({ ...byPhone, id: 'ahead', startsAt: START + 9 * DAY });
const asked = aBooking({ ...byPhone, id: 'asked', startsAt: START + 10 * DAY });
const all = [past, ahead, asked] as const;
const digits = '0001';
const email = 'amina@example.com';

const note = (change: object = {}, caller = aMember('receptionist')) => {
  const { contactVersion: version } = storedClient('c1');
  return noteClientEmail.handler({ clientId: 'c1', version, email, ...change }, { caller, clock });
};
const lastToken = () =>
  String(
    emails()
      .filter(({ template }) => template === 'email-noted')
      .sort((a, b) => b.createdAt - a.createdAt)[0]?.parameters['token'],
  );
const prove = (change: object = {}) =>
  proveEmail.handler(
    { clientId: 'c1', token: lastToken(), digits, ...change },
    { caller: aGuest(), clock },
  );
const addressOf = (id: string) => storedBooking(id).clientEmail;

beforeEach(() => {
  now = START;
  all.forEach(putBooking);
  putClientOf(all);
});

it('a noted address gets one question, which names neither client nor session, and nothing else', async () => {
  expect(await note({ email: 'Amina@Example.com' })).toEqual({ isAsked: true });
  const newEmail = { address: email, since: START, wrong: 0 };
  expect(storedClient('c1')).toMatchObject({ email: '', newEmail, contactVersion: 2 });
  expect(emails()).toMatchObject([{ template: 'email-noted', to: email, bookingId: null }]);
  expect(emails()[0]?.parameters).toEqual({ clientId: 'c1', token: lastToken() });
  // Staff, who read the record, cannot make the link of it.
  expect(JSON.stringify(storedClient('c1'))).not.toContain(lastToken());
  for (const { id } of all) expect(addressOf(id)).toBe('');
  expect(owns(aClient(), storedBooking('ahead'))).toBe(false);
});

it('after the proof the address counts for all sessions, and confirmed ones ahead are written to', async () => {
  await note();
  await prove();
  expect(storedClient('c1')).toMatchObject({ email, newEmail: null, contactBy: '' });
  for (const { id } of all) expect(addressOf(id)).toBe(email);
  const told = emails().filter(({ bookingId }) => bookingId !== null);
  expect(told.map(({ template, bookingId, to }) => [template, bookingId, to]).sort()).toEqual([
    ['booking-confirmed', 'ahead', email],
    ['session-reminder', 'ahead', email],
  ]);
  expect(historyOf('ahead')).toMatchObject([{ action: 'contact', actor: { kind: 'guest' } }]);
  expect(trail().map(({ action, actor }) => [action, actor.name])).toEqual([
    ['email-noted', 'Wanjiru'],
    ['email-proved', ''],
  ]);
  await expect(prove()).rejects.toMatchObject({ code: 'not-found' });
});

it('a stranger without the digits proves nothing, and the link closes after ten tries', async () => {
  await note();
  for (let count = 0; count < 10; count += 1)
    await expect(prove({ digits: '9999' })).rejects.toMatchObject({ code: 'digits-wrong' });
  await expect(prove()).rejects.toMatchObject({ code: 'not-found' });
  expect(storedClient('c1')).toMatchObject({ email: '' });
});

it.each<[string, object, number]>([
  ['another client’s id', { clientId: 'c2' }, 0],
  ['another token', { token: '0'.repeat(32) }, 0],
  ['a link after two weeks', {}, EMAIL_PROOF_LIFETIME],
])('%s proves nothing', async (_, change, later) => {
  await note();
  now += later;
  await expect(prove(change)).rejects.toMatchObject({ code: 'not-found' });
});

it('sent again, only the newest link works, and the day since which it waits stays', async () => {
  await note();
  const first = lastToken();
  now += DAY;
  await note();
  expect(storedClient('c1').newEmail).toMatchObject({ since: START, sentAt: now });
  await expect(prove({ token: first })).rejects.toMatchObject({ code: 'not-found' });
  await prove();
  expect(trail().map(({ action }) => action)).toEqual(['email-noted', 'email-proved']);
});

it('to one mailbox the question goes five times an hour', async () => {
  const other = { email: 'often@example.com' };
  for (let count = 0; count < 5; count += 1) await note(other);
  await expect(note(other)).rejects.toMatchObject({ code: 'rate-limited' });
});

it('the present address stays until the new one is proved, and a noted one can be taken back', async () => {
  for (const each of all) putBooking({ ...each, clientEmail: 'old@example.com' });
  putClientOf(all, { email: 'old@example.com' });
  await note();
  expect(addressOf('ahead')).toBe('old@example.com');
  expect(await note({ email: 'old@example.com' })).toEqual({ isAsked: false });
  expect(storedClient('c1')).toMatchObject({ email: 'old@example.com', newEmail: null });
  await expect(prove()).rejects.toMatchObject({ code: 'not-found' });
});

it('a dropped address leaves every session, so that a stranger with an account there claims none', async () => {
  const wrong = 'stranger@example.com';
  for (const each of all) putBooking({ ...each, clientEmail: wrong });
  putClientOf(all, { email: wrong });
  await note({ email: '' });
  expect(storedClient('c1')).toMatchObject({ email: '', newEmail: null });
  for (const { id } of all) expect(addressOf(id)).toBe('');
  expect(emails()).toEqual([]);
  expect(trail()).toMatchObject([{ action: 'email-dropped', actor: { name: 'Wanjiru' } }]);
});

it('an older version is refused, and so are an account’s client, a therapist and a client', async () => {
  await note();
  await expect(note({ version: 1 })).rejects.toMatchObject({ code: 'client-changed' });
  const therapist = aMember('therapist', ahead.practitionerId);
  for (const caller of [therapist, aClient()])
    await expect(note({}, caller)).rejects.toMatchObject({ code: 'forbidden' });
  putClientOf(all, { clientUserId: 'amina' });
  await expect(note({})).rejects.toMatchObject({ code: 'forbidden' });
});
