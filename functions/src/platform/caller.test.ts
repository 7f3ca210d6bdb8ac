/** As whom a token counts: by its claim, its staff document and the sign-in. */
import type { StaffRole } from '@tulia/domain/person/role';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { HOUR } from '@tulia/domain/time/instant';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, expect, it, vi } from 'vitest';
import { callerOf } from './caller';
import { memory } from './testing/memory-database';

vi.mock('./app');

const NOW = Date.UTC(2026, 10, 27);
const member: Staff = {
  role: 'receptionist',
  active: true,
  validSince: 0,
  email: 'zawadi@example.com',
  fullName: 'Zawadi',
  mustChangePassword: true,
  typedPasswordSince: 0,
  createdAt: 0,
  practitionerId: null,
};
const caller = (change: Partial<Staff> | null, role: StaffRole | null, signedInAgo = 0) => {
  if (change !== null) memory.put(staffPath('zawadi'), staff.toStored({ ...member, ...change }));
  const token = { email: 'Zawadi@Example.com', email_verified: true, role: role ?? undefined };
  const auth_time = (NOW - signedInAgo) / 1000;
  const request = {
    auth: { uid: 'zawadi', token: { ...token, auth_time } },
    rawRequest: { headers: {} },
  };
  return callerOf(request as unknown as CallableRequest, NOW);
};

beforeEach(() => {
  memory.clear();
});

it.each<[string, Partial<Staff> | null, StaffRole | null, number]>([
  ['in force', {}, 'receptionist', 0],
  ['who logged in too long ago', {}, 'receptionist', 13 * HOUR],
  ['of another role by now', { role: 'therapist' }, 'receptionist', 0],
  [
    'who logged in before the last change of their access',
    { validSince: NOW + 1 },
    'receptionist',
    0,
  ],
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
  ['staff with their own', { mustChangePassword: false }, 'receptionist'],
  [
    'a former colleague with their own',
    { mustChangePassword: false, active: false },
    'receptionist',
  ],
  ['a client', null, null],
])('any other password does, of %s', async (_, change, role) => {
  expect(await caller(change, role)).toMatchObject({
    emailVerified: true,
    passwordChangeRequired: false,
  });
});
