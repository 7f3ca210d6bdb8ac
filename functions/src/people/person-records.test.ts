/** Which records belong to a person: by account, and by address only for a session that proved it. */
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { newClient } from '@tulia/domain/booking/clients/client-change';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient } from '../platform/testing/callers';
import { putBooking, putClient } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { clientIdOfAccount } from './clients';
import { bookingsOf, clientOf, consentsOf, messagesOf, profileOf } from './person-records';

vi.mock('../platform/app');

const email = 'amina@example.com';
const put = (id: string, clientUserId: string | null, clientEmail: string, createdAt = 0) => {
  putBooking(aBooking({ id, clientUserId, clientEmail, createdAt }));
};
const profile = newProfile({ fullName: 'Amina Otieno', email }, 0);
const putProfile = (details: Partial<typeof profile.profile>) => {
  const whole = { ...profile, profile: { preferences: profile.profile.preferences, ...details } };
  memory.put(profilePath('amina'), profiles.toStored(whole));
};
const contact = { clientUserId: 'amina', name: 'Amina', email, phone: '', language: 'en' as const };

/** All that is found for this session. */
async function found(change: Parameters<typeof aClient>[0] = {}) {
  const caller = aClient(change);
  const [own, client, agreed, written, known] = await Promise.all([
    bookingsOf(caller),
    clientOf(caller),
    consentsOf(caller),
    messagesOf(caller),
    profileOf(caller),
  ]);
  return {
    bookings: own.map(({ id }) => id),
    client: client?.name ?? null,
    consents: agreed.map(({ id }) => id),
    messages: written.map(({ id }) => id),
    profile: known !== null,
  };
}
const nothing = { bookings: [], client: null, consents: [], messages: [], profile: false };

beforeEach(() => {
  put('older', 'amina', email, 1);
  put('newer', 'amina', email, 2);
  put('of-brian', 'brian', 'brian@example.com');
  put('brian-had-the-mailbox', 'brian', email);
  put('from-before-the-new-address', 'amina', 'old@example.com');
  put('nobody-has-claimed-it', null, email);
  for (const uid of ['amina', 'brian']) {
    const id = clientIdOfAccount(uid);
    putClient(newClient(id, { ...contact, clientUserId: uid, name: uid }, 0));
    memory.put(`consents/${uid}`, { uid });
    memory.put(`messages/${uid}`, { email: `${uid}@example.com` });
  }
  putProfile({ phone: '+254 700 000 001' });
});

it('a session that proved the address finds the records of the account and of the address', async () => {
  expect(await found()).toEqual({
    bookings: ['newer', 'older'],
    client: 'amina',
    consents: ['amina'],
    messages: ['amina'],
    profile: true,
  });
});

it.each([
  ['that proved no address', { emailVerified: false }],
  ['without an address', { email: null, emailVerified: false }],
])('a session %s finds nothing', async (_, change) => {
  expect(await found(change)).toEqual(nothing);
});

it('a session that proved no address finds a profile with nothing but a name', async () => {
  putProfile({});
  expect(await found({ emailVerified: false })).toEqual({ ...nothing, profile: true });
});
