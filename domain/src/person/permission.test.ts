import { expect, it } from 'vitest';
import { may, mayAbout, mayBlockTime, OWN_ONLY, PERMISSIONS, type Permission } from './permission';
import { isAdmin, isStaffRole, roleOfClaim, ROLES } from './role';

/**
 * The table of design section 7. r receptionist, t therapist, a admin, s super_admin; a client has none of these.
 */
const TABLE: Record<Permission, string> = {
  'see-bookings': 'rtas',
  'see-confidential': 'tas',
  'decide-bookings': 'ras',
  'book-for-clients': 'rtas',
  'hand-over-bookings': 'rtas',
  'cancel-any-booking': 'as',
  'reopen-bookings': 'as',
  'conclude-sessions': 'tas',
  'manage-meetings': 'tas',
  'follow-mails': 'rtas',
  'block-time': 'rtas',
  'record-payments': 'ras',
  'answer-messages': 'ras',
  'manage-practice': 'as',
  'register-staff': 'as',
  'change-roles': 's',
  'connect-services': 's',
};

it.each(Object.entries(TABLE) as [Permission, string][])('%s: %s', (permission, letters) => {
  const allowed = ROLES.filter((role) => role !== 'client' && letters.includes(role[0] ?? '-'));
  expect(ROLES.filter((role) => may(role, permission))).toEqual(allowed);
  expect(allowed).toHaveLength(letters.length);
});

it('a therapist may do what is about clients and time for their own ones only', () => {
  expect([...OWN_ONLY]).toEqual([
    'see-confidential',
    'book-for-clients',
    'hand-over-bookings',
    'conclude-sessions',
    'manage-meetings',
    'block-time',
  ]);
  for (const permission of Object.keys(TABLE) as Permission[]) {
    const forOthers = ROLES.filter((role) => mayAbout(role, permission, false));
    const isOwnOnly = (OWN_ONLY as readonly Permission[]).includes(permission);
    expect(ROLES.filter((role) => mayAbout(role, permission, true))).toEqual(
      ROLES.filter((role) => may(role, permission)),
    );
    expect(forOthers).toEqual(
      ROLES.filter((role) => may(role, permission) && !(isOwnOnly && role === 'therapist')),
    );
  }
});

it('reception blocks time where the practice allows it, which changes nothing for others', () => {
  const who = (receptionBlocksTime: boolean, isOwn: boolean) =>
    ROLES.filter((role) => mayBlockTime(role, isOwn, { receptionBlocksTime }));
  expect(who(false, true)).toEqual(['therapist', 'admin', 'super_admin']);
  expect(who(true, true)).toEqual(['receptionist', ...who(false, true)]);
  expect(who(true, false)).toEqual(['receptionist', 'admin', 'super_admin']);
});

it('the table covers every permission', () => {
  expect(Object.keys(PERMISSIONS)).toEqual(Object.keys(TABLE));
});

it.each([
  undefined,
  null,
  '',
  'client',
  'Admin',
  'admin ',
  'owner',
  7,
  ['admin'],
  { role: 'admin' },
])('the claim %j means a client', (claim) => {
  expect(isStaffRole(claim)).toBe(false);
  expect(roleOfClaim(claim)).toBe('client');
});

it('the claim of a staff role means that role', () => {
  expect(ROLES.filter((role) => roleOfClaim(role) === role)).toEqual(ROLES);
  expect(ROLES.filter(isAdmin)).toEqual(['admin', 'super_admin']);
});
