/** What the copy of one's data holds, however many bookings there are, and what it must not say. */
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { consentTextPath } from '@tulia/domain/records/consent';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { everyDetail } from '@tulia/domain/testing/request';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientIdOfAccount } from '../../people/clients';
import { aClient } from '../../platform/testing/callers';
import { putBooking, putClientOf } from '../../platform/testing/bookings';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { putEntry } from '../../platform/testing/money';
import { exportMyData } from './export-my-data';

vi.mock('../../platform/app');

const NOW = Date.parse('2026-11-23T09:00:00Z');
const booking = aBooking();
const email = booking.clientEmail;
const by = { kind: 'staff', uid: 'secret-staff', name: 'Wanjiru' } as const;
const secret = { by, note: 'Secret note', requestHash: 'secret-hash' };
const enter = (part: Partial<MoneyEntry>) =>
  putEntry(anEntry({ amount: 3000, method: null, at: NOW, ...secret, ...part }));

beforeEach(() => {
  memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
  putBooking(booking);
});

const copy = (change: Parameters<typeof aClient>[0] = {}) =>
  exportMyData.handler(
    {},
    { caller: aClient({ authTime: NOW - MINUTE, ...change }), clock: { now: () => NOW } },
  );
const [aHash, otherHash] = ['a'.repeat(64), 'b'.repeat(64)] as const;
const guardianGave = aGuardianConsent({
  at: NOW,
  textHash: aHash,
  privacyHash: otherHash,
  proof: 'phone',
  handedBy: 'secret-staff',
  withdrawnAt: NOW + 1,
});
/** A text that Amina agreed to. */
function agree(textHash: string, title: string): void {
  const text = { title, intro: 'Read this.', sections: [{ heading: 'One' }] };
  memory.put(consentTextPath(textHash), text);
  memory.put(`consents/${textHash}`, { uid: 'amina', textHash, at: new Date(NOW) });
}

it('the copy lists every payment, refund, correction, waiver and kept rest in order, without notes of staff', async () => {
  enter({ id: 'e5', kind: 'kept', amount: 200, at: NOW + 5 });
  enter({ id: 'e4', kind: 'waiver', amount: 100, at: NOW + 4 });
  enter({ id: 'e3', kind: 'correction', corrects: 'e1', at: NOW + 3 });
  enter({ id: 'e2', kind: 'refund', method: 'bank', code: 'B1', amount: 500, at: NOW + 2 });
  enter({ id: 'e1', kind: 'payment', method: 'mobile-money', code: 'QWE1234567' });
  enter({ id: 'e9', kind: 'payment', bookingId: 'of-another', code: 'OTHER12345' });
  const data = await copy();
  const told = data.bookings[0]?.['payments'] as Record<string, unknown>[];
  expect(told.map(({ kind, amount, method, code }) => [kind, amount, method, code])).toEqual([
    ['payment', 3000, 'mobile-money', 'QWE1234567'],
    ['refund', 500, 'bank', 'B1'],
    ['correction', 3000, null, null],
    ['waiver', 100, null, null],
    ['kept', 200, null, null],
  ]);
  expect(told[1]?.['at']).toBe('2026-11-23T09:00:00.002Z');
  expect(JSON.stringify(data)).not.toMatch(/secret|Wanjiru|OTHER12345/i);
});

it('the copy holds every booking of the account and address with what belongs to it, and no other client’s', async () => {
  for (let index = 2; index <= 45; index += 1) {
    const id = `booking-${index}`;
    putBooking(aBooking({ id, createdAt: index }));
    enter({ id: `e${index}`, kind: 'payment', bookingId: id, amount: index });
  }
  const others = [
    { id: 'x1', clientUserId: 'brian', clientEmail: 'amina@example.com' },
    { id: 'x2', clientUserId: 'brian', clientEmail: 'brian@example.com' },
  ];
  for (const other of others) putBooking(aBooking(other));
  // It was made before there was an account.
  putBooking(aBooking({ id: 'guest', clientUserId: null, createdBy: 'guest' }));
  const { bookings: told } = await copy();
  expect(told).toHaveLength(46);
  expect(told.map(({ id }) => id)).not.toContain('x1');
  for (const { id, payments: own } of told.filter(({ id }) => String(id).includes('booking-')))
    if (id !== booking.id)
      expect(own).toMatchObject([{ amount: Number(String(id).slice('booking-'.length)) }]);
});

it('the copy holds the profile, the client, each consent with its text, the messages and the devices', async () => {
  const profile = newProfile({ fullName: 'Amina Otieno', email }, NOW);
  memory.put(profilePath('amina'), profiles.toStored(profile));
  const clientId = clientIdOfAccount('amina');
  const coming = aConfirmed({ id: 'coming', clientId, startsAt: NOW + DAY });
  const begun = aConfirmed({ id: 'begun', clientId, startsAt: NOW - MINUTE });
  putClientOf([coming, begun]);
  agree(aHash, 'The agreement');
  memory.put('consents/other', { uid: 'brian', textHash: aHash });
  memory.put('messages/m1', { email, message: 'Is there parking?', createdAt: new Date(NOW) });
  memory.put('messages/m2', { email: 'brian@example.com', message: 'Is there a lift?' });
  const device = { uid: 'amina', token: 'secret-token', createdAt: new Date(NOW) };
  memory.put('pushTokens/t1', device);
  memory.put('pushTokens/t2', { ...device, uid: 'brian' });
  const data = await copy();
  const now = new Date(NOW).toISOString();
  expect(data).toMatchObject({
    exportedAt: now,
    account: { email, emailVerified: true, name: 'Amina Otieno' },
    profile: { fullName: 'Amina Otieno', updatedAt: now },
    client: { nextSessionAt: new Date(NOW + DAY).toISOString(), counts: { requests: 2 } },
  });
  expect(data.consents).toMatchObject([
    { at: now, title: 'The agreement', intro: 'Read this.', text: [{ heading: 'One' }] },
  ]);
  expect(data.consents).toHaveLength(1);
  expect(data.messages).toEqual([{ email, message: 'Is there parking?', createdAt: now }]);
  expect(data.notifications).toEqual([{ since: now }]);
  expect(JSON.stringify(data)).not.toContain('secret-token');
});

it('the copy holds requests, history and the guardian’s consent, but no note and no staff name', async () => {
  agree(aHash, 'The agreement');
  agree(otherHash, 'The privacy policy');
  putBooking({ ...booking, guardianConsent: guardianGave });
  const confided = { specialRequests: 'a quiet room', ...everyDetail };
  memory.put(confidentialRequestPath(booking.id), confided);
  const path = bookingPath(booking.id);
  memory.put(`${path}/notes/000001`, { text: 'Secret note' });
  memory.put(`${path}/confidential/note`, { text: 'Secret note' });
  const event = (version: number, kind: string, action: string) => {
    const at = new Date(NOW + version);
    const actor = { kind, uid: 'secret-staff', name: 'Wanjiru' };
    const said = { at, actor, action, from: 'pending', to: 'pending', version, details: {} };
    memory.put(`${path}/events/${9 - version}`, said);
  };
  event(1, 'client', 'create');
  event(2, 'staff', 'move');
  const data = await copy();
  const [told = {}] = data.bookings;
  expect(told).toMatchObject({
    ...confided,
    startsAt: new Date(booking.startsAt).toISOString(),
    holdExpiresAt: null,
    consent: { at: new Date(booking.consent.at).toISOString() },
    history: [
      { by: 'client', action: 'create', at: new Date(NOW + 1).toISOString() },
      { by: 'staff', action: 'move', at: new Date(NOW + 2).toISOString() },
    ],
    guardianConsent: {
      at: new Date(NOW).toISOString(),
      withdrawnAt: new Date(NOW + 1).toISOString(),
      agreement: { title: 'The agreement' },
      privacyPolicy: { title: 'The privacy policy' },
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/secret|Wanjiru/i);
  for (const machinery of ['requestHash', 'searchTerms', 'meeting', 'version'])
    expect(told).not.toHaveProperty(machinery);
});

it('the copy contains nothing of an address that this session did not verify', async () => {
  memoryAccounts.clear();
  memoryAccounts.put({ uid: 'amina', email, emailVerified: false });
  memory.put('messages/m1', { email, message: 'Is there parking?' });
  memory.put('consents/c1', { uid: 'amina', textHash: aHash });
  putClientOf([aBooking({ clientId: clientIdOfAccount('amina') })]);
  const { profile, ...account } = newProfile({ fullName: 'Amina Otieno', email }, NOW);
  const details = { ...profile, phone: '+254 700 000 001' };
  memory.put(profilePath('amina'), profiles.toStored({ ...account, profile: details }));
  const data = await copy({ emailVerified: false });
  expect(data).toMatchObject({ profile: null, client: null, bookings: [], consents: [] });
  expect(data.messages).toEqual([]);
});

it('the copy counts own bookings alone, also where staff have merged another record into the client’s', async () => {
  const clientId = clientIdOfAccount('amina');
  const mine = putBooking({ ...booking, clientId });
  const part = { clientUserId: null, clientEmail: 'typed@example.com', clientName: 'Z. Typed' };
  const merged = putBooking(
    aConfirmed({ id: 'merged', clientId, startsAt: NOW + 99 * DAY, ...part }),
  );
  const former = {
    id: 'gone',
    name: 'Z. Typed',
    email: '',
    phone: '1',
    filled: ['phone' as const],
  };
  const name = mine.clientName;
  putClientOf([mine, merged], { mergedFrom: [former], name, email, phone: '0711 typed' });
  const { client, bookings } = await copy();
  expect(client).toMatchObject({ counts: { requests: 1 }, nextSessionAt: null });
  expect(bookings).toHaveLength(1);
  expect(JSON.stringify([client, bookings])).not.toContain('yped');
});

it('a copy is made ten times an hour for each account', async () => {
  for (let time = 0; time < 10; time += 1) await copy();
  await expect(copy()).rejects.toMatchObject({ code: 'rate-limited' });
  memoryAccounts.put({ uid: 'brian', email: 'brian@example.com' });
  expect((await copy({ uid: 'brian', email: 'brian@example.com' })).bookings).toEqual([]);
});

it('the copy is made for a person who has signed in within the last 15 minutes', async () => {
  const rose = { uid: 'rose', email: 'rose@example.com' };
  memoryAccounts.put(rose);
  const longAgo = copy({ ...rose, authTime: NOW - 16 * MINUTE });
  await expect(longAgo).rejects.toMatchObject({ code: 'recent-login-required' });
  await expect(copy({ ...rose, authTime: NOW - 15 * MINUTE })).resolves.toBeDefined();
});
