/** Which bookings an account gets: the unclaimed ones of its present address, and its own when the address changes. */
import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientIdOfAccount } from '../people/clients';
import { aClient } from '../platform/testing/callers';
import { storedBooking } from '../platform/testing/bookings';
import { memory, memoryAccounts } from '../platform/testing/memory-database';
import { claimFor, presentAddress } from './claim';

vi.mock('../platform/app');

const email = 'amina@example.com';
const clock = { now: () => aBooking().startsAt };
const unclaimed = { clientUserId: null, createdBy: 'guest' as const };
const put = (id: string, part: Partial<Booking>) => {
  const booking = aBooking({ id, clientEmail: email, ...part });
  memory.put(bookingPath(id), bookings.toStored(booking));
  return booking;
};
const claim = (change: Parameters<typeof aClient>[0] = {}) =>
  claimFor({ caller: aClient(change), clock });

beforeEach(() => {
  memory.clear();
  memoryAccounts.clear();
});

describe('the address that a session may act for', () => {
  const old = { email: 'old@example.com' };
  it.each<[string, object, object, string | null]>([
    ['it proved', {}, {}, email],
    ['it proved, however the account spells it', { email: 'Amina@Example.com' }, {}, email],
    ['neither proved', { emailVerified: false }, { emailVerified: false }, null],
    ['it has none', { email: undefined }, { email: null }, null],
  ])('is that which %s', async (_, account, session, expected) => {
    memoryAccounts.put({ uid: 'amina', email, ...account });
    expect(await presentAddress(aClient(session))).toBe(expected);
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
    expect(memory.read(`${bookingPath('hers')}/events/000004-claim`)).toMatchObject({
      actor: { kind: 'client', uid: 'amina' },
      action: 'claim',
    });
    expect(await claim()).toBe(0);
  });

  it('gives the account the client that staff knew by the address, with all its bookings', async () => {
    const guest = { ...unclaimed, clientId: 'by-address' };
    const both = [put('b1', guest), put('b2', { ...guest, startsAt: clock.now() + 1 })];
    const client = recount('by-address', null, both, defaultPracticeSettings, 0);
    memory.put(clientPath('by-address'), clients.toStored(client!));
    expect(await claim()).toBe(2);
    expect(Object.values(memory.all('clients')).map((each) => clients.fromStored(each))).toEqual([
      expect.objectContaining({
        clientUserId: 'amina',
        email,
        counts: { requests: 2, completed: 0, noShows: 0, cancelled: 0 },
      }),
    ]);
  });

  it('takes nothing for an address that is not proved', async () => {
    memoryAccounts.clear();
    memoryAccounts.put({ uid: 'amina', email, emailVerified: false });
    put('b1', unclaimed);
    expect(await claim({ emailVerified: false })).toBe(0);
    expect(storedBooking('b1').clientUserId).toBeNull();
  });

  it('takes the own bookings along to another address, and only those', async () => {
    const clientId = clientIdOfAccount('amina');
    const own = put('own', { clientId, clientEmail: 'old@example.com' });
    const client = recount(clientId, null, [own], defaultPracticeSettings, 0);
    memory.put(clientPath(clientId), clients.toStored(client!));
    put('of-brian', { clientUserId: 'brian', clientEmail: 'old@example.com' });
    put('unclaimed', { ...unclaimed, clientEmail: 'old@example.com' });
    expect(await claim()).toBe(1);
    expect(storedBooking('own').clientEmail).toBe(email);
    expect(clients.fromStored(memory.read(clientPath(clientId)) ?? {}).email).toBe(email);
    expect(storedBooking('of-brian').clientEmail).toBe('old@example.com');
    expect(storedBooking('unclaimed').clientUserId).toBeNull();
  });

  it('does not count what another device claimed meanwhile, and takes nothing back', async () => {
    put('b1', unclaimed);
    memory.meanwhile(() => put('b1', { clientUserId: 'amina', version: 4 }));
    expect(await claim()).toBe(0);
    put('b2', unclaimed);
    memory.meanwhile(() => put('b2', { clientUserId: 'brian', version: 4 }));
    expect(await claim()).toBe(0);
    expect(storedBooking('b2').clientUserId).toBe('brian');
  });
});
