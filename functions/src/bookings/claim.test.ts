/** Which bookings an account gets: the unclaimed ones of its present address, and its own when the address changes. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { clients } from '@tulia/domain/records/client';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientIdOfAccount } from '../people/clients';
import { aClient } from '../platform/testing/callers';
import { putBooking, putClientOf, storedBooking, storedClient } from '../platform/testing/bookings';
import { memory, memoryAccounts } from '../platform/testing/memory-database';
import { claimFor, presentAddress } from './claim';

vi.mock('../platform/app');

const email = 'amina@example.com';
const clock = { now: () => aBooking().startsAt };
const unclaimed = { clientUserId: null, createdBy: 'guest' as const };
const put = (id: string, part: Partial<Booking>) =>
  putBooking(aBooking({ id, clientEmail: email, ...part }));
const claim = (change: Parameters<typeof aClient>[0] = {}) =>
  claimFor({ caller: aClient(change), clock });

describe('the address that a session may act for', () => {
  const old = { email: 'old@example.com' };
  it.each<[string, object, object, string | null]>([
    ['it proved', {}, {}, email],
    ['it proved, however the account spells it', { email: 'Amina@Example.com' }, {}, email],
    ['neither proved', { emailVerified: false }, { emailVerified: false }, null],
    ['it has none', { email: undefined }, { email: null }, null],
  ])('is that which %s, and so it claims', async (_, account, session, expected) => {
    memoryAccounts.put({ uid: 'amina', email, ...account });
    expect(await presentAddress(aClient(session))).toBe(expected);
    put('b1', unclaimed);
    expect(await claim(session)).toBe(expected === null ? 0 : 1);
    expect(storedBooking('b1').clientUserId).toBe(expected === null ? null : 'amina');
  });

  it.each<[string, object, object]>([
    ['the account has another address by now', {}, old],
    ['the address was proved since', {}, { emailVerified: false }],
    ['the account has not proved it any more', { emailVerified: false }, {}],
  ])('is none where %s', async (_, account, session) => {
    memoryAccounts.put({ uid: 'amina', email, ...account });
    const refused = { code: 'recent-login-required' };
    await expect(presentAddress(aClient(session))).rejects.toMatchObject(refused);
    put('b1', unclaimed);
    await expect(claim(session)).rejects.toMatchObject(refused);
    expect(storedBooking('b1').clientUserId).toBeNull();
  });

  it('is none of an account that is gone', async () => {
    await expect(presentAddress(aClient())).rejects.toMatchObject({ code: 'signed-out' });
  });
});

describe('claiming', () => {
  beforeEach(() => memoryAccounts.put({ uid: 'amina', email }));

  it('takes unclaimed bookings of the address, and leaves those of other accounts and addresses', async () => {
    put('hers', unclaimed);
    put('of-brian', { clientUserId: 'brian' });
    put('elsewhere', { ...unclaimed, clientEmail: 'brian@example.com' });
    expect(await claim()).toBe(1);
    const clientId = clientIdOfAccount('amina');
    expect(storedBooking('hers')).toMatchObject({ clientUserId: 'amina', clientId, version: 4 });
    expect(storedBooking('of-brian')).toMatchObject({ clientUserId: 'brian', version: 3 });
    expect(storedBooking('elsewhere')).toMatchObject({ clientUserId: null, version: 3 });
    const event = memory.read(`${bookingPath('hers')}/events/000004-claim`);
    expect(event).toMatchObject({ actor: { kind: 'client', uid: 'amina' }, action: 'claim' });
    expect(await claim()).toBe(0);
  });

  it('gives the account the client that staff knew by the address, with all its bookings', async () => {
    const guest = { ...unclaimed, clientId: 'by-address' };
    putClientOf([put('b1', guest), put('b2', { ...guest, startsAt: clock.now() + 1 })]);
    expect(await claim()).toBe(2);
    const counts = { requests: 2, completed: 0, noShows: 0, cancelled: 0 };
    const known = Object.values(memory.all('clients')).map((each) => clients.fromStored(each));
    expect(known).toMatchObject([{ clientUserId: 'amina', email, counts }]);
  });

  it('takes the own bookings along to another address, and only those', async () => {
    const clientId = clientIdOfAccount('amina');
    putClientOf([put('own', { clientId, clientEmail: 'old@example.com' })]);
    put('of-brian', { clientUserId: 'brian', clientEmail: 'old@example.com' });
    put('unclaimed', { ...unclaimed, clientEmail: 'old@example.com' });
    expect(await claim()).toBe(1);
    expect(storedBooking('own').clientEmail).toBe(email);
    expect(storedClient(clientId).email).toBe(email);
    expect(storedBooking('of-brian').clientEmail).toBe('old@example.com');
    expect(storedBooking('unclaimed').clientUserId).toBeNull();
  });

  it.each(['amina', 'brian'])('does not take what %s claimed meanwhile', async (clientUserId) => {
    put('b1', unclaimed);
    memory.meanwhile(() => put('b1', { clientUserId, version: 4 }));
    expect(await claim()).toBe(0);
    expect(storedBooking('b1').clientUserId).toBe(clientUserId);
  });
});
