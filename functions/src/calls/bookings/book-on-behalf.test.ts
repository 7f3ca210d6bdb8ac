/** Staff book for a caller: which client and account that is, what is confirmed, written to and refused. */
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { recount } from '@tulia/domain/booking/clients/recount';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mails } from '@tulia/domain/records/mail';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
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
const clientIds = () => made().map(({ clientId }) => clientId);
const letters = () =>
  Object.values(memory.all('mail'))
    .map((each) => mails.fromStored(each))
    .map(({ to, template }) => `${template} to ${to}`)
    .sort();
/** A caller whom nobody knows. */
const unknown = { clientId: null, email: 'juma@example.com' };

beforeEach(() => {
  // Google is not connected: its meetings are no matter here.
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  memory.clear();
  memoryAccounts.clear();
  for (const service of seedServices)
    memory.put(servicePath(service.slug), services.toStored(service));
  memory.put(practitionerPath(defaultPractitioner.id), practitioners.toStored(defaultPractitioner));
  const contact = { email: 'njeri@example.com', calendarId: 'primary' };
  const path = practitionerContactPath(defaultPractitioner.id);
  memory.put(path, practitionerContacts.toStored(contact));
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

it('callers without an account are one client by their address, however it is typed', async () => {
  await book(unknown);
  await book({ ...unknown, requestId: 'request-2', email: 'JUMA@example.com ', time: '11:00' });
  await book({ ...unknown, requestId: 'request-3', email: 'rose@example.com', time: '12:00' });
  const [one, same, other] = clientIds();
  expect([same === one, other === one]).toEqual([true, false]);
});

it('a request is one however often it is sent; it holds its time, and its consents are to be given', async () => {
  const first = await book(unknown);
  expect(first).toMatchObject({ status: 'pending', writesMails: true });
  expect(await book(unknown)).toEqual(first);
  const consent = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
  expect(made()).toMatchObject([{ createdBy: 'staff', clientUserId: null, consent }]);
  expect(Object.values(memory.all('slots')).map(({ bookingId }) => bookingId)).toEqual(
    Array(4).fill(first.bookingId),
  );
  expect(letters()).toEqual(['booking-received to juma@example.com']);
});

it('a request that is confirmed at once tells client and practitioner, and is confirmed once', async () => {
  const first = await book({ ...unknown, confirm: true });
  expect(first).toMatchObject({ status: 'confirmed' });
  expect(await book({ ...unknown, confirm: true })).toMatchObject({ status: 'confirmed' });
  const history = Object.keys(memory.all(`${bookingPath(first.bookingId)}/events`));
  expect(history.sort()).toEqual(['000001-create', '000002-confirm']);
  expect(letters()).toEqual([
    'booking-confirmed to juma@example.com',
    'session-reminder to juma@example.com',
    'staff-invitation to njeri@example.com',
  ]);
});

it.each<[string, Partial<BookOnBehalfInput>, string]>([
  ['for a client that there is none of', { clientId: 'nobody' }, 'not-found'],
  ['before the day begins', { time: '05:00' }, 'slot-unavailable'],
  ['of a day that is over', { date: '2026-11-13' }, 'slot-unavailable'],
  ['of a service that there is none of', { serviceId: 'none' }, 'service-unavailable'],
  ['for a young person without a guardian', { ageBand: 'adolescent' }, 'guardian-required'],
  ['at the time of another', { time: '14:00' }, 'slot-taken'],
])('a request %s is refused, and nothing is made', async (_, change, code) => {
  await book({ ...unknown, requestId: 'request-2', time: '14:00' });
  await expect(book({ ...unknown, ...change })).rejects.toMatchObject({ code });
  expect(made()).toHaveLength(1);
});
