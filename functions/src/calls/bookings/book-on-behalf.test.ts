/** Staff book for the client that they chose, unless that client has left. */
import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { recount } from '@tulia/domain/booking/clients/recount';
import { bookings } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import { aBooking } from '@tulia/domain/testing/booking';
import { aPhoneRequest } from '@tulia/domain/testing/request';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { aMember } from '../../platform/testing/callers';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { bookOnBehalf } from './book-on-behalf';

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
const book = (change: Partial<BookOnBehalfInput> = {}) =>
  bookOnBehalf.handler(
    { ...asked, ...change },
    { caller: aMember('receptionist'), clock: { now: () => NOW } },
  );

/** A client staff know, of one session long ago. */
function known(change: Partial<Client> = {}): void {
  const held = aBooking({ status: 'completed', startsAt: NOW - 30 * DAY, clientId: 'chosen' });
  const client = recount('chosen', null, [held], defaultPracticeSettings, NOW);
  if (client === null) throw new Error('no client');
  memory.put(clientPath('chosen'), clients.toStored({ ...client, ...change }));
}
const made = () => Object.values(memory.all('bookings')).map((each) => bookings.fromStored(each));

beforeEach(() => {
  // Google is not connected: its meetings are no matter here.
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  memory.clear();
  memoryAccounts.clear();
  for (const service of seedServices)
    memory.put(servicePath(service.slug), services.toStored(service));
  memory.put(practitionerPath(defaultPractitioner.id), practitioners.toStored(defaultPractitioner));
});

it.each<[string, Partial<BookOnBehalfInput>, number]>([
  ['one session', {}, 1],
  ['several', { confirm: true, further }, 2],
])('%s for a client who has left is not-found, and the record stays as it is', async (_, more) => {
  known({ leftAt: NOW - DAY, clientUserId: null, email: '', phone: '' });
  const before = memory.read(clientPath('chosen'));
  await expect(book(more)).rejects.toMatchObject({ code: 'not-found' });
  expect(made()).toEqual([]);
  expect(memory.read(clientPath('chosen'))).toEqual(before);
});

it.each<[string, Partial<BookOnBehalfInput>, number]>([
  ['one session', {}, 1],
  ['several', { confirm: true, further }, 2],
])('%s for a client who is one still is counted for that client', async (_, more, count) => {
  known({ clientUserId: null, email: '' });
  await book(more);
  expect(made().map(({ clientId }) => clientId)).toEqual(Array(count).fill('chosen'));
  expect(clients.fromStored(memory.read(clientPath('chosen')) ?? {}).counts.requests).toBe(
    count + 1,
  );
});

it('for a client with an account the account’s address counts, not the typed one', async () => {
  known();
  const { writesMails } = await book({ email: 'typed@example.com' });
  expect(writesMails).toBe(true);
  const [booking] = made();
  expect(booking).toMatchObject({ clientUserId: 'amina', clientEmail: 'amina@example.com' });
  expect(JSON.stringify(memory.all('mail'))).not.toContain('typed@example.com');
});

it.each([
  ['verified it', {}, 'juma'],
  ['has not verified it', { emailVerified: false }, null],
  ['was shut out', { disabled: true }, null],
])('an address is taken as that of an account whose owner %s: %#', async (_, account, uid) => {
  memoryAccounts.put({ uid: 'juma', email: 'juma@example.com', ...account });
  await book({ clientId: null, email: ' Juma@Example.com ' });
  expect(made()).toMatchObject([{ clientUserId: uid, clientEmail: 'juma@example.com' }]);
});
