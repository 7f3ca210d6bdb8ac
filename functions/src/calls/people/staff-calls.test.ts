/**
 * The accounts of staff: the callers who may make and change them, what account and document say afterwards, and
 * which password counts.
 */
import { pushTokenPath, pushTokens } from '@tulia/domain/records/push';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { mailedBooking } from '@tulia/domain/testing/mail';
import { MINUTE, SECOND } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInCaller } from '../../platform/caller';
import { putBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { feedsThere, putFeed, putStaff } from '../../platform/testing/staff';
import { trail } from '../../platform/testing/trail';
import { confirmOwnPassword, listStaff, registerStaff, updateStaff } from '../office';

vi.mock('../../platform/app');

const NOW = toInstant('2026-11-23', '09:00') + 500;
const clock = { now: () => NOW };
const admin = { ...aMember('admin'), authTime: NOW - MINUTE };
const owner = { ...aMember('super_admin'), authTime: NOW - MINUTE };
const longAgo = NOW - 16 * MINUTE;
const wanted = {
  fullName: ' Otieno Ochieng ',
  email: ' Otieno@Example.com ',
  password: 'a first password',
  role: 'therapist' as const,
};
const register = (caller: SignedInCaller = admin) =>
  registerStaff.handler(wanted, { caller, clock });
type Change = Parameters<typeof updateStaff.handler>[0];
const update = (change: Change, caller: SignedInCaller = owner) =>
  updateStaff.handler(change, { caller, clock });
const confirm = (change: Partial<SignedInCaller> = {}) => {
  const waits = aClient({ uid: 'member', passwordChangeRequired: true, authTime: NOW - MINUTE });
  return confirmOwnPassword.handler({}, { caller: { ...waits, ...change }, clock });
};
function aStaffMember(uid: string, change: Partial<Staff> = {}, hasAccount = true): void {
  const { email } = putStaff(uid, change);
  if (hasAccount) memoryAccounts.put({ uid, email });
}
const stands = (uid: string) => staff.fromStored(memory.read(staffPath(uid)) ?? {});

beforeEach(() => {
  memoryAccounts.now = NOW;
});

describe('a new member', () => {
  it('has an account with claim and document, and still the password that was typed', async () => {
    const { uid } = await register();
    expect(memoryAccounts.read(uid)).toMatchObject({
      email: 'otieno@example.com',
      displayName: 'Otieno Ochieng',
      emailVerified: false,
      password: wanted.password,
      customClaims: { role: 'therapist' },
    });
    expect(stands(uid)).toEqual({
      role: 'therapist',
      active: true,
      validSince: NOW - 500,
      email: 'otieno@example.com',
      fullName: 'Otieno Ochieng',
      mustChangePassword: true,
      typedPasswordSince: NOW - 500,
      createdAt: NOW,
      practitionerId: null,
    });
    const note = { action: 'staff-registered', subject: staffPath(uid), label: 'Otieno Ochieng' };
    expect(trail()).toMatchObject([{ ...note, fields: ['role', 'email', 'fullName'] }]);
  });

  it('is welcomed by an email to their own address, which says nothing of the password', async () => {
    await register();
    const email = { to: 'otieno@example.com', template: 'staff-welcome', language: 'en' };
    const parameters = { fullName: 'Otieno Ochieng', role: 'therapist' };
    expect(emails()).toMatchObject([{ ...email, bookingId: null, parameters }]);
    expect(JSON.stringify([memory.all('mail'), trail()])).not.toContain(wanted.password);
  });

  it('is not registered by an admin who signed in long ago', async () => {
    const refused = { code: 'recent-login-required' };
    await expect(register({ ...admin, authTime: longAgo })).rejects.toMatchObject(refused);
    expect(memoryAccounts.read('made-0')).toBeNull();
  });

  it.each([
    ['email-already-exists', { code: 'email-in-use' }],
    ['invalid-password', { code: 'weak-password' }],
    ['password-does-not-meet-requirements', { code: 'weak-password' }],
    ['invalid-email', { code: 'invalid-input', details: { fields: { email: 'email-invalid' } } }],
    ['internal-error', { code: 'auth/internal-error' }],
  ])('that the Auth service refuses as %s has no document', async (refuses, answer) => {
    memoryAccounts.refuses = refuses;
    await expect(register()).rejects.toMatchObject(answer);
    expect([memory.all('staff'), emails(), trail()]).toEqual([{}, [], []]);
  });

  it('does not get a client’s address: this client could then read confidential texts as staff', async () => {
    putBooking({ ...mailedBooking, clientUserId: null, clientEmail: 'otieno@example.com' });
    await expect(register()).rejects.toMatchObject({ code: 'email-of-client' });
    expect([memoryAccounts.read('made-0'), emails(), trail()]).toEqual([null, [], []]);
  });

  it('has no account when the document cannot be written', async () => {
    memory.put(staffPath('made-0'), {});
    await expect(register()).rejects.toMatchObject({ code: 6 });
    expect(memoryAccounts.read('made-0')).toBeNull();
  });
});

describe('a change of a member', () => {
  beforeEach(() => {
    aStaffMember('member', { fullName: 'Otieno' });
    aStaffMember('owner', { role: 'super_admin' });
  });

  it('applies from the next second, in document, claim and sessions', async () => {
    memoryAccounts.now = NOW + 5 * SECOND;
    await update({ uid: 'member', role: 'admin', active: true });
    const since = NOW - 500 + 5 * SECOND;
    expect(stands('member')).toMatchObject({
      role: 'admin',
      active: true,
      validSince: NOW - 500 + SECOND,
      typedPasswordSince: since,
    });
    expect(memoryAccounts.read('member')).toMatchObject({
      customClaims: { role: 'admin' },
      tokensValidAfterTime: new Date(since).toUTCString(),
    });
    const note = { action: 'staff-changed', subject: staffPath('member'), label: 'Otieno' };
    expect(trail()).toMatchObject([{ ...note, fields: ['role'] }]);
  });

  it.each<[string, Partial<Change>]>([
    ['ends the access', { active: false }],
    ['gives another role', { role: 'admin' }],
  ])('that %s makes every device of the member forget its notifications', async (_, change) => {
    const device = { token: 'x', createdAt: NOW, staff: null };
    memory.put(pushTokenPath('phone'), pushTokens.toStored({ uid: 'member', ...device }));
    memory.put(pushTokenPath('other'), pushTokens.toStored({ uid: 'owner', ...device }));
    await update({ uid: 'member', role: 'therapist', active: true, ...change });
    expect(Object.keys(memory.all('pushTokens'))).toEqual(['other']);
  });

  it.each<[string, Partial<Change>, string[]]>([
    ['ends the access', { active: false }, ['of-owner']],
    ['takes the role of a therapist', { role: 'receptionist' }, ['of-owner']],
    ['takes the role of an admin', { role: 'therapist' }, ['of-owner', 'own', 'own-by-owner']],
    ['leaves the role', {}, ['elsewhere', 'of-owner', 'own', 'own-by-owner']],
  ])('that %s ends the feeds that it closes', async (_, change, left) => {
    aStaffMember('member', { role: 'admin', practitionerId: 'njeri' });
    putFeed('own', 'njeri', 'member');
    putFeed('own-by-owner', 'njeri', 'owner');
    putFeed('elsewhere', 'baraka', 'member');
    putFeed('of-owner', 'baraka', 'owner');
    await update({ uid: 'member', role: 'admin', active: true, ...change });
    expect(feedsThere()).toEqual(left);
  });

  it('that ends the access removes the claim', async () => {
    await update({ uid: 'member', role: 'therapist', active: false });
    expect(stands('member').active).toBe(false);
    expect(memoryAccounts.read('member')?.customClaims).toBeNull();
    expect(trail()).toMatchObject([{ fields: ['active'] }]);
  });

  it.each<[string, Partial<Change>]>([
    ['to another role', { role: 'admin' }],
    ['of their access', { active: false }],
  ])('%s is refused for the last owner, and done for one of two', async (_, change) => {
    const wish = { uid: 'owner', role: 'super_admin' as const, active: true, ...change };
    aStaffMember('gone', { role: 'super_admin' }, false);
    aStaffMember('ended', { role: 'super_admin', active: false });
    await expect(update(wish)).rejects.toMatchObject({ code: 'last-super-admin' });
    expect(stands('owner')).toMatchObject({ role: 'super_admin', active: true, validSince: 0 });
    aStaffMember('second', { role: 'super_admin' });
    await expect(update(wish)).resolves.toEqual({});
  });

  it('of an owner without access is allowed also when no other owner is left', async () => {
    aStaffMember('ended', { role: 'super_admin', active: false });
    await memory.doc(staffPath('owner')).delete();
    await expect(update({ uid: 'ended', role: 'admin', active: false })).resolves.toEqual({});
  });

  it.each([
    [
      'by an owner long after the sign-in',
      { ...owner, authTime: longAgo },
      'member',
      'recent-login-required',
    ],
    ['of nobody', owner, 'nobody', 'not-found'],
    ['of a client', owner, 'amina', 'not-found'],
    ['of a member without an account', owner, 'gone', 'not-found'],
  ])('%s is refused', async (_, caller, uid, code) => {
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    aStaffMember('gone', {}, false);
    const wish = { uid, role: 'receptionist' as const, active: true };
    await expect(update(wish, caller)).rejects.toMatchObject({ code });
    expect([stands('member').role, trail()]).toEqual(['therapist', []]);
    expect(memoryAccounts.read('amina')?.customClaims).toBeUndefined();
  });
});

describe('an own password', () => {
  const TYPED = NOW - 500 - MINUTE;
  beforeEach(() => aStaffMember('member', { mustChangePassword: true, typedPasswordSince: TYPED }));

  it.each([
    ['set after the typed one', TYPED + SECOND, {}, null],
    ['that is the typed one', TYPED, {}, 'password-change-required'],
    ['by a session of long ago', TYPED + SECOND, { authTime: longAgo }, 'recent-login-required'],
    ['of a client', TYPED + SECOND, { passwordChangeRequired: false }, 'forbidden'],
  ])('%s counts or not: %#', async (_, since, caller, code) => {
    memoryAccounts.now = since;
    await memoryAccounts.revokeRefreshTokens('member');
    if (code === null) await expect(confirm(caller)).resolves.toEqual({});
    else await expect(confirm(caller)).rejects.toMatchObject({ code });
    expect(stands('member').mustChangePassword).toBe(code !== null);
  });

  it('is missing at first: the password made with the account counts as the typed one', async () => {
    aStaffMember('new', { mustChangePassword: true, typedPasswordSince: NOW - 500 });
    const refused = { code: 'password-change-required' };
    await expect(confirm({ uid: 'new' })).rejects.toMatchObject(refused);
  });

  it('that is confirmed again changes nothing', async () => {
    aStaffMember('settled', { typedPasswordSince: NOW });
    const caller = { ...aMember('therapist'), uid: 'settled', authTime: NOW };
    await expect(confirm(caller)).resolves.toEqual({});
  });

  it('is refused for an account that is gone, or that is no staff account', async () => {
    await expect(confirm({ uid: 'gone' })).rejects.toMatchObject({ code: 'signed-out' });
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    await expect(confirm({ uid: 'amina' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is still missing when all sessions are ended', async () => {
    await update({ uid: 'member', role: 'therapist', active: true });
    await expect(confirm()).rejects.toMatchObject({ code: 'password-change-required' });
  });
});

describe('the list of staff', () => {
  it('is by name, with the last sign-in of each, and nothing that only the practice knows', async () => {
    aStaffMember('b', { fullName: 'Brian', practitionerId: 'therapist' });
    aStaffMember('a', { fullName: 'Wanjiru', active: false }, false);
    const metadata = { creationTime: '', lastSignInTime: new Date(NOW - 500).toUTCString() };
    memoryAccounts.put({ uid: 'c', email: 'c@example.com', metadata });
    aStaffMember('c', { fullName: 'Chebet', mustChangePassword: true }, false);
    const { members } = await listStaff.handler({}, { caller: admin, clock });
    const usual = { role: 'therapist', active: true, mustChangePassword: false };
    const common = { ...usual, practitionerId: null, lastSignInAt: null };
    const of = (uid: string, fullName: string) => ({
      ...common,
      uid,
      fullName,
      email: `${uid}@example.com`,
    });
    expect(members).toEqual([
      { ...of('b', 'Brian'), practitionerId: 'therapist' },
      { ...of('c', 'Chebet'), mustChangePassword: true, lastSignInAt: NOW - 500 },
      { ...of('a', 'Wanjiru'), active: false },
    ]);
  });

  it('names the last sign-in also of the member after the first hundred', async () => {
    const metadata = { creationTime: '', lastSignInTime: new Date(NOW - 500).toUTCString() };
    const uids = Array.from({ length: 205 }, (_, index) => `m${100 + index}`);
    for (const uid of uids) {
      aStaffMember(uid, {}, false);
      memoryAccounts.put({ uid, email: `${uid}@example.com`, metadata });
    }
    const { members } = await listStaff.handler({}, { caller: admin, clock });
    const shown = members.map(({ uid, lastSignInAt }) => [uid, lastSignInAt]);
    expect(shown).toEqual(uids.map((uid) => [uid, NOW - 500]));
    expect(memoryAccounts.asked).toEqual([100, 100, 5]);
  });
});
