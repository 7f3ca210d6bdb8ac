/** Staff correct what is noted of a client: who may, what follows, and two who correct at once. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  historyOf,
  putBooking,
  putClientOf,
  storedBooking,
  storedClient,
} from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { trail } from '../../platform/testing/trail';
import { claimMyBookings } from '../client';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { clientIdOfAccount } from '../../people/clients';
import { correctClient } from './correct-client';
import { showClient } from './show-client';

vi.mock('../../platform/app');

const NOW = Date.parse('2026-11-23T09:00:00Z');
const clock = { now: () => NOW };
const past = aBooking({ id: 'past', status: 'completed', startsAt: NOW - 7 * DAY });
const running = aConfirmed({ id: 'running', startsAt: NOW - HOUR / 2 });
const ahead = aConfirmed({
  id: 'ahead',
  startsAt: NOW + DAY,
  referenceNumber: 'AAAA-BBBB-CCCC-DDDD',
});
const asked = aBooking({ id: 'asked', startsAt: NOW + 2 * DAY, clientName: 'Amina O.' });
const begun = aConfirmed({ id: 'begun', startsAt: NOW - 2 * HOUR });
const all = [past, running, ahead, asked, begun] as const;
const { clientId } = past;
const emergencyContact = { name: 'Juma', phone: '+254 700 000 099', relationship: 'brother' };
const noted = {
  name: 'Amina Ali',
  phone: '+254 711 111 111',
  language: 'sw' as const,
  address: 'Moi Avenue 1',
  emergencyContact,
};
const put = (own: readonly [Booking, ...Booking[]]) => {
  own.forEach(putBooking);
  putClientOf(own, { name: past.clientName });
};
const correct = (change: object = {}, caller = aMember('receptionist')) =>
  correctClient.handler({ clientId, version: 1, ...noted, ...change }, { caller, clock });

beforeEach(() => put(all));

it('a correction reaches the record and the sessions that are not over, and past ones keep what was said', async () => {
  expect(await correct()).toEqual({ changed: 5, sessions: 3 });
  const client = storedClient(clientId);
  expect(client).toMatchObject({ ...noted, contactVersion: 2, counts: { requests: 5 } });
  expect(client.searchTerms).toContain('ali');
  for (const { id, version } of [running, ahead, asked])
    expect(storedBooking(id)).toMatchObject({
      clientName: 'Amina Ali',
      clientPhone: noted.phone,
      language: 'sw',
      clientData: { name: 'Amina Ali', phone: noted.phone, email: past.clientData.email },
      version: version + 1,
    });
  for (const booking of [past, begun]) expect(storedBooking(booking.id)).toEqual(booking);
  expect(historyOf('ahead')).toMatchObject([{ action: 'contact', actor: { name: 'Wanjiru' } }]);
});

it('the public status card shows the corrected name', async () => {
  await correct();
  expect(memory.read(bookingStatusPath(ahead.referenceNumber))).toMatchObject({
    clientName: 'Amina Ali',
  });
});

it('the trail names who corrected which fields, never a value, and the page shows it', async () => {
  await correct({ language: 'en' });
  const fields = ['name', 'phone', 'address', 'emergencyContact'];
  expect(trail()).toMatchObject([
    {
      action: 'client-corrected',
      subject: `clients/${clientId}`,
      fields,
      actor: { name: 'Wanjiru' },
    },
  ]);
  expect(JSON.stringify(trail())).not.toMatch(/Ali|Moi|Juma|0711/);
  const { history } = await showClient.handler(
    { clientId },
    { caller: aMember('therapist'), clock },
  );
  expect(history).toEqual([{ at: NOW, by: 'Wanjiru', action: 'client-corrected', fields }]);
});

it('the owner of an account gets an email without the values; a client without one gets none', async () => {
  await correct();
  const parameters = { fields: 'name,phone,language,address,emergencyContact', sessions: true };
  expect(emails()).toMatchObject([
    { template: 'client-corrected', to: 'amina@example.com', language: 'sw', parameters },
  ]);
  const guests = { clientId: 'guest-client', clientUserId: null };
  put([aConfirmed({ ...ahead, id: 'of-guest', ...guests })]);
  await correct({ clientId: 'guest-client' });
  expect(emails()).toHaveLength(1);
});

it('of a field that staff left alone, each session keeps its own value', async () => {
  await correct({ name: past.clientName, language: 'en' });
  expect(storedBooking('asked')).toMatchObject({
    clientName: 'Amina O.',
    clientPhone: noted.phone,
  });
});

it('a session that a guest booked for somebody else with this address keeps that person', async () => {
  put([past, { ...ahead, createdBy: 'guest', clientName: 'Juma' }]);
  expect(await correct()).toMatchObject({ sessions: 0 });
  expect(storedBooking('ahead')).toMatchObject({ clientName: 'Juma' });
});

it('who corrects an older version is told by whom it was changed, and nothing changes', async () => {
  await correct();
  await expect(correct({ phone: '+254 722 222 222' })).rejects.toMatchObject({
    code: 'client-changed',
    details: { version: 2, by: 'Wanjiru' },
  });
  expect(storedClient(clientId).phone).toBe(noted.phone);
  expect(await correct({ version: 2 })).toEqual({ changed: 0, sessions: 0 });
  expect(trail()).toHaveLength(1);
});

it.each([
  ['a therapist', aMember('therapist', past.practitionerId)],
  ['the client', aClient()],
])('%s corrects nothing', async (_, caller) => {
  await expect(correct({}, caller)).rejects.toMatchObject({ code: 'forbidden' });
  expect(storedBooking('ahead')).toEqual(ahead);
});

it.each([
  ['an unknown client', { clientId: 'nobody' }, null],
  ['a client who has left', {}, { leftAt: NOW }],
])('%s is not found', async (_, change, left) => {
  if (left !== null) putClientOf(all, left);
  await expect(correct(change)).rejects.toMatchObject({ code: 'not-found' });
});

it('what was noted goes along when an account claims the bookings', async () => {
  const guest = aBooking({
    id: 'by-phone',
    clientId: 'phone',
    clientUserId: null,
    createdBy: 'staff',
  });
  put([guest]);
  await correct({ clientId: 'phone', name: guest.clientName, phone: guest.clientPhone });
  memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
  await claimMyBookings.handler({}, { caller: aClient(), clock });
  const id = clientIdOfAccount('amina');
  expect(storedClient(id)).toMatchObject({ address: noted.address, emergencyContact });
});
