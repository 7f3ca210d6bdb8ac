/** As whom a token counts: by its claim, its staff document and the sign-in; and the network address beside it. */
import type { StaffRole } from '@tulia/domain/person/role';
import type { Staff } from '@tulia/domain/records/staff';
import { HOUR, SECOND } from '@tulia/domain/time/instant';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, expect, it, vi } from 'vitest';
import { callerOf } from './caller';
import { putStaff } from './testing/staff';

vi.mock('./app');

const NOW = Date.UTC(2026, 10, 27);
const member = { role: 'receptionist', fullName: 'Zawadi', mustChangePassword: true } as const;
const own = { mustChangePassword: false };
const ask = (request: object) => callerOf(request as unknown as CallableRequest, NOW);
const caller = (change: Partial<Staff> | null, role: StaffRole | null, signedInAgo = 0) => {
  if (change !== null) putStaff('zawadi', { ...member, ...change });
  const name = 'Njeri\u202e Mwangi';
  const email = 'Zawadi@Example.com';
  const token = { name, email, email_verified: true, role: role ?? undefined };
  const auth_time = (NOW - signedInAgo) / 1000;
  const auth = { uid: 'zawadi', token: { ...token, auth_time } };
  return ask({ auth, rawRequest: { headers: {} } });
};

afterEach(() => vi.unstubAllEnvs());

it.each<[string, Partial<Staff> | null, StaffRole | null, number]>([
  ['in force', {}, 'receptionist', 0],
  ['who logged in too long ago', {}, 'receptionist', 13 * HOUR],
  ['of another role by now', { role: 'therapist' }, 'receptionist', 0],
  ['who logged in before a change of their access', { validSince: NOW + 1 }, 'receptionist', 0],
  ['whose access has ended', { active: false }, 'receptionist', 0],
])('a typed password proves no address, of staff %s', async (_, change, role, signedInAgo) => {
  expect(await caller(change, role, signedInAgo)).toMatchObject({
    email: 'zawadi@example.com',
    emailVerified: false,
    passwordChangeRequired: true,
    role: 'client',
  });
});

it.each<[string, Partial<Staff> | null, StaffRole | null]>([
  ['staff with their own', own, 'receptionist'],
  ['a former colleague with their own', { ...own, active: false }, 'receptionist'],
  ['a client', null, null],
])('any other password does, of %s', async (_, change, role) => {
  expect(await caller(change, role)).toMatchObject({
    emailVerified: true,
    passwordChangeRequired: false,
  });
});

it('a sign-in of staff counts for twelve hours, and no longer', async () => {
  const rights = { ...own, practitionerId: 'therapist' };
  expect(await caller(rights, 'receptionist', 12 * HOUR - SECOND)).toMatchObject({
    role: 'receptionist',
    practitionerId: 'therapist',
    staffSessionOver: false,
    authTime: NOW - 12 * HOUR + SECOND,
  });
  expect(await caller(rights, 'receptionist', 12 * HOUR)).toMatchObject({
    role: 'client',
    practitionerId: null,
    staffSessionOver: true,
  });
});

it.each<[string, Partial<Staff> | null, number]>([
  ['their access has ended', { active: false }, 0],
  ['their access was changed since they signed in', { validSince: NOW }, SECOND],
  ['they have another role by now', { role: 'admin' }, 0],
  ['they have no staff document', null, 0],
])('a token with a role counts as that of a client where %s', async (_, change, signedInAgo) => {
  const part = change && { ...own, practitionerId: 'therapist', ...change };
  const counts = { role: 'client', practitionerId: null, staffSessionOver: false };
  expect(await caller(part, 'receptionist', signedInAgo)).toMatchObject(counts);
});

it('staff sign with the name that the practice wrote, and others as they call themselves', async () => {
  expect((await caller(own, 'receptionist')).name).toBe('Zawadi');
  expect((await caller(null, null)).name).toBe('Njeri Mwangi');
});

it.each([
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 2001:db8:0:1:ffff::1', '2001:db8:0:1::/64'],
  [undefined, 'unknown'],
])('the network address of %s is the one that Google’s front end saw: %s', async (...line) => {
  const [forwarded, address] = line;
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(await ask({ rawRequest: { headers } })).toMatchObject({ uid: null, address });
});
