/** Who may leave, and what becomes of each of their bookings: cancelled, kept without contact, or erased. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { consents } from '@tulia/domain/records/consent';
import { leftPath } from '@tulia/domain/records/left';
import { mailPath, mailStatusPath } from '@tulia/domain/records/mail';
import { staffPath } from '@tulia/domain/records/staff';
import { nothingPaid } from '@tulia/domain/money/summary';
import { yearsAfter } from '@tulia/domain/booking/retention';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { meetWithin } from '../../meeting/meet-within';
import { clientIdOfAccount } from '../../people/clients';
import { aClient, aMember } from '../../platform/testing/callers';
import { putBooking, putWithLocks } from '../../platform/testing/bookings';
import { emails, putMail, storedMail } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { deleteMyAccount } from './delete-my-account';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within');

const session = aConfirmed();
const NOW = session.startsAt;
const caller = aClient({ authTime: NOW });
const { email } = caller;
const leave = (change: Parameters<typeof aClient>[0] = {}) =>
  deleteMyAccount.handler(
    { confirmed: true, language: 'en' },
    { caller: { ...caller, ...change }, clock: { now: () => NOW } },
  );
const stored = (id: string) => {
  const data = memory.read(bookingPath(id));
  return data === null ? null : bookings.fromStored(data);
};
const held = (id: string, part: Partial<Booking> = {}) =>
  putBooking(aConfirmed({ id, status: 'completed', startsAt: NOW - DAY, ...part }));

beforeEach(() => {
  memoryAccounts.put({ uid: 'amina', email: email! });
  vi.mocked(meetWithin).mockClear();
});

const member = { active: true, role: 'therapist' };
const longAgo = { authTime: NOW - 15 * MINUTE - 1 };
it.each<[string, string, Parameters<typeof aClient>[0], object?]>([
  ['a member of staff', 'forbidden', { ...aMember('therapist'), authTime: NOW }],
  ['a member of staff whose session does not say so', 'forbidden', {}, member],
  ['somebody who signed in a while ago', 'recent-login-required', longAgo],
  ['a session that proved another address', 'recent-login-required', { email: 'x@example.com' }],
])('%s is refused, and nothing has happened', async (_, code, change, document) => {
  if (document !== undefined) memory.put(staffPath('amina'), { ...document });
  putBooking(session);
  await expect(leave(change)).rejects.toMatchObject({ code });
  expect(stored(session.id)).toEqual(session);
  expect(memory.all('left')).toEqual({});
  expect((await memoryAccounts.getUser('amina')).uid).toBe('amina');
});

it('a former staff member may leave', async () => {
  memory.put(staffPath('amina'), { active: false, role: 'therapist' });
  expect(await leave()).toEqual({ cancelled: 0, kept: 0, retainUntil: null });
  await expect(memoryAccounts.getUser('amina')).rejects.toThrow();
});

it('every coming session is cancelled with an email, frees its time, and is erased a day later', async () => {
  const made = { state: 'ready', source: 'google', forVersion: 2 } as const;
  const meeting = { ...session.meeting, ...made };
  putWithLocks(aConfirmed({ id: 'coming', startsAt: NOW + 9 * DAY, meeting }));
  putBooking(aBooking({ id: 'asked', startsAt: NOW + 10 * DAY, referenceNumber: 'R2' }));
  expect(await leave()).toEqual({ cancelled: 2, kept: 0, retainUntil: null });
  for (const id of ['coming', 'asked']) {
    const left = { status: 'cancelled', cancelledBy: 'client', retainUntil: NOW + DAY };
    expect(stored(id)).toMatchObject({ ...left, clientUserId: null, clientEmail: '' });
  }
  expect(memory.all('slots')).toEqual({});
  expect(vi.mocked(meetWithin).mock.calls.map(([id]) => id)).toEqual(['coming']);
  const toClient = emails().filter(({ to }) => to === email);
  const cancelled = toClient.filter(({ template }) => template === 'booking-cancelled');
  const nothingOffered = { parameters: { byClient: true, leaving: true } };
  expect(cancelled).toMatchObject([nothingOffered, nothingOffered]);
  expect(toClient).toHaveLength(3);
});

it('a session that has begun is not cancelled, and is kept', async () => {
  putBooking(session);
  const retainUntil = yearsAfter(session.endsAt, 7);
  expect(await leave()).toEqual({ cancelled: 0, kept: 1, retainUntil });
  expect(stored(session.id)).toMatchObject({ status: 'confirmed', retainUntil });
  expect(vi.mocked(meetWithin)).not.toHaveBeenCalled();
});

it('all records are kept until the last of them ends, and a rejected request is erased at once', async () => {
  held('first', { startsAt: NOW - 400 * DAY });
  held('last');
  putBooking(aBooking({ id: 'rejected', status: 'rejected', startsAt: NOW - 2 * DAY }));
  const payment = { ...nothingPaid(3000), paid: 3000, refunded: 3000 };
  putBooking(aBooking({ id: 'paid', status: 'cancelled', startsAt: NOW - 3 * DAY, payment }));
  const retainUntil = yearsAfter(aConfirmed({ startsAt: NOW - DAY }).endsAt, 7);
  expect(await leave()).toEqual({ cancelled: 0, kept: 3, retainUntil });
  for (const id of ['first', 'last', 'paid'])
    expect(stored(id)).toMatchObject({ retainUntil, clientEmail: '', clientUserId: null });
  expect(stored('rejected')).toBeNull();
  expect(memory.read(mailPath('account-deleted_amina'))).toMatchObject({
    parameters: { retainUntil },
  });
});

it('a cancelled booking that is no record waits a day for its meeting to be removed', async () => {
  const meeting = { ...session.meeting, state: 'unwanted' as const };
  putBooking(aBooking({ id: 'gone', status: 'cancelled', startsAt: NOW - DAY, meeting }));
  await leave();
  expect(stored('gone')).toMatchObject({ retainUntil: NOW + DAY, clientUserId: null });
});

it.each(['pending', 'sending'] as const)(
  'a booking cancelled before waits a day for its last email that is %s',
  async (state) => {
    putBooking(aBooking({ id: 'gone', status: 'cancelled', startsAt: NOW + DAY }));
    const email = { ...aMail('booking-cancelled'), bookingId: 'gone', state };
    putMail('email', { ...email, to: 'therapist@example.com' });
    memory.put(mailStatusPath('email'), {});
    await leave();
    expect(storedMail('email')).toMatchObject({ state });
    expect(stored('gone')).toMatchObject({ retainUntil: NOW + DAY, clientUserId: null });
  },
);

it('bookings made for the address are unlinked too, and those of other clients are not', async () => {
  putBooking(
    aBooking({ id: 'guest', clientUserId: null, createdBy: 'guest', startsAt: NOW + DAY }),
  );
  const others = [
    putBooking(aBooking({ id: 'x1', clientUserId: 'brian' })),
    putBooking(aBooking({ id: 'x2', clientUserId: 'brian', clientEmail: 'brian@example.com' })),
  ];
  expect(await leave()).toMatchObject({ cancelled: 1 });
  expect(stored('guest')).toMatchObject({ status: 'cancelled', clientEmail: '' });
  for (const other of others) expect(stored(other.id)).toEqual(other);
});

it('the account is marked as left before its first booking is changed', async () => {
  putBooking(aBooking({ id: 'asked', startsAt: NOW + DAY }));
  let mark: unknown = null;
  memory.meanwhile(() => {
    mark = memory.read(leftPath('amina'));
  });
  await leave();
  expect(mark).not.toBeNull();
});

it('a repeated call finishes an interrupted one, does nothing twice and answers the same', async () => {
  const clientId = clientIdOfAccount('amina');
  held('last', { clientId });
  putBooking(aBooking({ id: 'asked', clientId, startsAt: NOW + DAY }));
  memory.put('consents/amina', { uid: 'amina', retainUntil: null });
  vi.spyOn(memoryAccounts, 'deleteUser').mockRejectedValueOnce(new Error('out of reach'));
  await expect(leave()).rejects.toThrow('out of reach');
  const retainUntil = yearsAfter(aConfirmed({ startsAt: NOW - DAY }).endsAt, 7);
  const collections = ['bookings', 'mail', 'consents', 'clients'];
  const before = collections.map((each) => memory.all(each));
  expect(consents.fromStored(memory.read('consents/amina') ?? {}).retainUntil).toBe(retainUntil);
  expect(await leave()).toEqual({ cancelled: 0, kept: 1, retainUntil });
  await expect(memoryAccounts.getUser('amina')).rejects.toThrow();
  expect(collections.map((each) => memory.all(each))).toEqual(before);
});

it('a call interrupted between two bookings keeps both until the same day', async () => {
  const clientId = clientIdOfAccount('amina');
  held('last', { clientId });
  held('first', { clientId, startsAt: NOW - 400 * DAY, createdAt: 0 });
  const first = memory.batch();
  vi.spyOn(memory, 'batch')
    .mockReturnValueOnce(first)
    .mockImplementationOnce(() => {
      throw new Error('out of reach');
    });
  await expect(leave()).rejects.toThrow('out of reach');
  expect(stored('first')).toMatchObject({ clientUserId: 'amina' });
  const retainUntil = yearsAfter(aConfirmed({ startsAt: NOW - DAY }).endsAt, 7);
  expect(await leave()).toEqual({ cancelled: 0, kept: 2, retainUntil });
  for (const id of ['first', 'last']) expect(stored(id)).toMatchObject({ retainUntil });
});
