/** Admins export and erase a client without an account: who may, what is told, what goes and what stays. */
import { accessLog } from '@tulia/domain/records/access';
import {
  bookingEventPath,
  bookingPath,
  confidentialRequestPath,
} from '@tulia/domain/records/booking';
import { consents, recordedConsentPath } from '@tulia/domain/records/consent';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aConsent } from '@tulia/domain/testing/consent';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { yearsAfter } from '@tulia/domain/booking/retention';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  putBooking,
  putClient,
  putClientOf,
  storedBooking,
  storedClient,
} from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { eraseClient, exportClient } from './end-client';

vi.mock('../../platform/app');

const NOW = Date.parse('2026-11-23T09:00:00Z');
const clock = { now: () => NOW };
const of = { clientId: 'c1', clientUserId: null, createdBy: 'guest' } as const;
const held = aBooking({ ...of, id: 'held', status: 'completed', startsAt: NOW - 7 * DAY });
const rejected = aBooking({ ...of, id: 'rejected', status: 'rejected', startsAt: NOW - 3 * DAY });
const other = aBooking({ ...of, id: 'other', clientId: 'c2', status: 'completed' });
const emergencyContact = { name: 'Juma', phone: '0700 111 222', relationship: 'brother' };
const noted = { address: 'Moi Avenue 1', emergencyContact };
const recorded = recordedConsentPath('c1', 'request');
const admin = { ...aMember('admin'), authTime: NOW - MINUTE };
type Caller = Parameters<typeof exportClient.handler>[1]['caller'];
const copy = (caller: Caller = admin, clientId = 'c1') =>
  exportClient.handler({ clientId }, { caller, clock });
const erase = (change: object = {}, caller: Caller = admin) =>
  eraseClient.handler({ clientId: 'c1', name: ' amina  OTIENO', ...change }, { caller, clock });

beforeEach(() => {
  for (const booking of [held, rejected, other]) putBooking(booking);
  putClientOf([other]);
  putClientOf([held, rejected], noted);
  memory.put(confidentialRequestPath('held'), { specialRequests: 'A quiet voice' });
  const consent = aConsent({ uid: '', clientId: 'c1', way: 'paper', kind: 'given' });
  const by = { uid: 'staff', name: 'Secret Staff' };
  memory.put(recorded, consents.toStored({ ...consent, recordedBy: by }));
});

describe('the copy', () => {
  it('holds what the client would get by an account, of this client only, without names of staff', async () => {
    const data = await copy();
    expect(data).toMatchObject({
      account: null,
      profile: null,
      client: { name: 'Amina Otieno', ...noted },
      messages: [],
      notifications: [],
    });
    expect(data.bookings.map(({ id }) => id).sort()).toEqual(['held', 'rejected']);
    expect(JSON.stringify(data.bookings)).toContain('A quiet voice');
    expect(data.consents).toMatchObject([{ way: 'paper', form: 'adult' }]);
    expect(JSON.stringify(data)).not.toContain('Secret Staff');
  });

  it('leaves the admin in the log of readings, for each booking, and in the trail', async () => {
    await copy();
    const read = memory.records(accessLog);
    expect(read.map(({ bookingId, actor }) => [bookingId, actor.name]).sort()).toEqual([
      ['held', 'Wanjiru'],
      ['rejected', 'Wanjiru'],
    ]);
    expect(trail()).toMatchObject([{ action: 'client-exported', subject: 'clients/c1' }]);
  });
});

describe('the erasure', () => {
  it('keeps the record without contact until its day, and erases what never took place', async () => {
    memory.put(bookingEventPath('held', 'e'), { actor: { kind: 'guest', name: 'Amina' } });
    const retainUntil = yearsAfter(held.endsAt, 7);
    expect(await erase()).toEqual({ kept: 1, retainUntil });
    const gone = { clientEmail: '', clientPhone: '' };
    expect(storedBooking('held')).toMatchObject({ ...gone, leftAt: NOW, retainUntil });
    expect(memory.read(bookingPath('rejected'))).toBeNull();
    expect(storedClient('c1')).toMatchObject({
      email: '',
      phone: '',
      address: '',
      emergencyContact: null,
      leftAt: NOW,
    });
    expect(memory.read(bookingEventPath('held', 'e'))).toMatchObject({ actor: { name: '' } });
    expect(memory.records(consents)).toMatchObject([{ retainUntil }]);
    expect(storedBooking('other')).toEqual(other);
    expect(emails()).toEqual([]);
    const by = trail().find(({ action }) => action === 'client-erased');
    expect(by).toMatchObject({ subject: 'clients/c1', actor: { name: 'Wanjiru' } });
  });

  it('erases everything of a client without a record', async () => {
    await memory.recursiveDelete(memory.collection('bookings'));
    putBooking(rejected);
    putClientOf([rejected], noted);
    expect(await erase()).toEqual({ kept: 0, retainUntil: null });
    expect(memory.read('clients/c1')).toBeNull();
    expect(memory.read(recorded)).toBeNull();
  });

  it('pressed again, it answers the same and changes nothing that is kept', async () => {
    const first = await erase();
    const after = storedBooking('held');
    expect(await erase()).toEqual(first);
    expect(storedBooking('held')).toEqual(after);
  });

  it.each([
    ['a confirmed session ahead', aConfirmed({ ...of, id: 'ahead', startsAt: NOW + DAY })],
    ['a running session', aConfirmed({ ...of, id: 'running', startsAt: NOW - HOUR / 2 })],
    ['an open request', aBooking({ ...of, id: 'asked', startsAt: NOW + DAY })],
  ])('waits for %s', async (_, booking) => {
    putBooking(booking);
    await expect(erase()).rejects.toMatchObject({ code: 'sessions-ahead', details: { count: 1 } });
    expect(storedBooking('held')).toEqual(held);
  });

  it('needs the name of this client', async () => {
    await expect(erase({ name: 'Brian' })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { fields: { name: 'name-differs' } },
    });
    expect(storedBooking('held')).toEqual(held);
  });
});

describe.each([
  ['the copy', (caller: Caller, clientId: string): Promise<unknown> => copy(caller, clientId)],
  ['the erasure', (caller: Caller, clientId: string) => erase({ clientId }, caller)],
] as const)('%s', (_, act) => {
  it.each([
    ['a receptionist', aMember('receptionist')],
    ['the therapist of this client', aMember('therapist', held.practitionerId)],
    ['a client', aClient()],
  ])('is refused to %s', async (_name, caller) => {
    const signedIn = { ...caller, authTime: NOW };
    await expect(act(signedIn, 'c1')).rejects.toMatchObject({ code: 'forbidden' });
    expect(trail()).toEqual([]);
  });

  it('is refused after an old sign-in, for an account’s client and for an unknown one', async () => {
    const longAgo = { ...admin, authTime: NOW - DAY };
    await expect(act(longAgo, 'c1')).rejects.toMatchObject({ code: 'recent-login-required' });
    await expect(act(admin, 'nobody')).rejects.toMatchObject({ code: 'not-found' });
    putClient({ ...storedClient('c1'), clientUserId: 'amina' });
    await expect(act(admin, 'c1')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
