import { beforeAll, describe, expect, it } from 'vitest';
import {
  confirmOwnPassword,
  registerStaff,
  updateStaff,
} from '@tulia/domain/calls/people/register-staff';
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { completeBooking, rejectBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { listStaff } from '@tulia/domain/calls/people/list-staff';
import { STAFF_SESSION_HOURS } from '@tulia/domain/person/staff-session';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { noteStatePath } from '@tulia/domain/records/note-state';
import { staff, staffPath } from '@tulia/domain/records/staff';
import {
  accounts,
  agedToken,
  call,
  callRaw,
  database,
  done,
  person,
  refused,
  setPasswordBy,
  signIn,
  type Person,
} from '../support/actors';
import { randomUUID } from '../support/chance';
import { freeSlot, openPractice, pendingBooking, phoneRequest } from '../support/makers';
import { inbox } from '../support/world';
import { reading } from './look';
import { eventually, mailsTo } from './outside';

let owner: Person;
beforeAll(async () => {
  await openPractice();
  owner = await person({ role: 'super_admin' });
});

const newcomer = () => ({
  fullName: 'Njeri Mwangi',
  email: `${randomUUID().slice(0, 13)}@example.com`,
  password: 'typed-by-the-admin',
  role: 'therapist' as const,
});
/** Sign-ins, passwords and ends of sessions are known to the whole second. */
const wholeSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

const member = async (uid: string) => (await database().doc(staffPath(uid)).get()).data();

describe('registering staff', () => {
  it('makes account, claim and document, and mails a link for an own password', async () => {
    const admin = await person({ role: 'admin' });
    const input = newcomer();
    const { uid } = done(await call(registerStaff, admin, input));
    expect((await accounts().getUser(uid)).customClaims).toEqual({ role: 'therapist' });
    expect(await member(uid)).toMatchObject({
      role: 'therapist',
      active: true,
      mustChangePassword: true,
    });
    const mail = await eventually(async () => (await mailsTo(input.email))[0], 'the welcome');
    expect(mail.text).toMatch(/\/reset-password\?mode=resetPassword&oobCode=/);
    expect(mail.text).not.toContain(input.password);

    const idToken = await signIn(input.email, input.password);
    const self: Person = { uid, email: input.email, password: input.password, idToken };
    expect(refused(await call(confirmOwnPassword, self, {}))).toBe('password-change-required');
    expect(await member(uid)).toMatchObject({ mustChangePassword: true });
  });

  it('opens nothing with the password that was typed, not even after another admin ended all sessions', async () => {
    const { booking } = await pendingBooking();
    const input = newcomer();
    const { uid } = done(await call(registerStaff, owner, input));
    const withTyped = async (): Promise<Person> => ({
      uid,
      email: input.email,
      password: input.password,
      idToken: await signIn(input.email, input.password),
    });
    const self = await withTyped();
    expect(refused(await call(exportMyData, self, {}))).toBe('password-change-required');
    expect(refused(await call(completeBooking, self, { bookingId: booking.id, version: 1 }))).toBe(
      'password-change-required',
    );
    for (const path of [bookingPath(booking.id), noteStatePath(booking.id)]) {
      expect(await reading(self, path)).toBe(403);
    }
    expect(await reading(self, staffPath(uid))).toBe(200);
    await wholeSecond();
    done(await call(updateStaff, owner, { uid, role: 'therapist', active: true }));
    await wholeSecond();
    const again = await withTyped();
    expect(refused(await call(confirmOwnPassword, again, {}))).toBe('password-change-required');
    await wholeSecond();
    await accounts().updateUser(uid, { password: 'chosen-by-njeri-2026' });
    const own = { ...again, idToken: await signIn(input.email, 'chosen-by-njeri-2026') };
    done(await call(confirmOwnPassword, own, {}));
    expect(await member(uid)).toMatchObject({ mustChangePassword: false });
    expect(await reading(own, bookingPath(booking.id))).toBe(200);
    expect(refused(await call(completeBooking, own, { bookingId: 'none', version: 1 }))).toBe(
      'not-found',
    );
  });

  it('opens nothing of a client with the typed address before the link of the welcome is used', async () => {
    const admin = await person({ role: 'admin' });
    const input = newcomer();
    const { uid } = done(await call(registerStaff, admin, input));
    const details = { email: input.email, specialRequests: 'a quiet room' };
    const { bookingId } = done(
      await call(bookOnBehalf, owner, phoneRequest(await freeSlot(), details)),
    );
    const loggedIn = async (password: string): Promise<Person> => ({
      ...input,
      uid,
      password,
      idToken: await signIn(input.email, password),
    });
    const sees = async (who: Person) => ({
      booking: await reading(who, bookingPath(bookingId)),
      words: await reading(who, confidentialRequestPath(bookingId)),
    });
    expect(await sees(await loggedIn(input.password))).toEqual({ booking: 403, words: 403 });

    // Whoever typed the password sets another, which then counts as the colleague's own.
    await wholeSecond();
    await accounts().updateUser(uid, { password: 'again-by-the-admin' });
    const intruder = await loggedIn('again-by-the-admin');
    done(await call(confirmOwnPassword, intruder, {}));
    // As any therapist the account sees the booking, and what was confided by the call that leaves a trace.
    expect(await sees(intruder)).toEqual({ booking: 200, words: 403 });
    expect(done(await call(claimMyBookings, intruder, {}))).toEqual({ claimed: 0 });
    expect(done(await call(exportMyData, intruder, {})).bookings).toEqual([]);

    await wholeSecond();
    const link = await inbox.accountLink(input.email, 'resetPassword');
    await setPasswordBy(link, 'chosen-by-njeri-2026');
    const reader = await loggedIn('chosen-by-njeri-2026');
    expect(await sees(reader)).toEqual({ booking: 200, words: 200 });
    expect(await sees(intruder)).toEqual({ booking: 200, words: 403 });
  });

  it('refuses the address of a client', async () => {
    const email = `${randomUUID().slice(0, 13)}@example.com`;
    done(await call(bookOnBehalf, owner, phoneRequest(await freeSlot(), { email })));
    const input = { ...newcomer(), email: email.toUpperCase() };
    expect(refused(await call(registerStaff, owner, input))).toBe('email-of-client');
    await expect(accounts().getUserByEmail(email)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  it('refuses a taken address, a weak password and a role above', async () => {
    const admin = await person({ role: 'admin' });
    const input = newcomer();
    done(await call(registerStaff, admin, input));
    expect(refused(await call(registerStaff, admin, input))).toBe('email-in-use');
    const weak = await call(registerStaff, admin, { ...newcomer(), password: 'short' });
    expect(weak).toMatchObject({
      code: 'invalid-input',
      details: { fields: { password: 'weak-password' } },
    });
    expect(
      refused(await callRaw('registerStaff', admin, { ...newcomer(), role: 'super_admin' })),
    ).toBe('invalid-input');
  });

  it('wants a sign-in of the last 15 minutes', async () => {
    const admin = await person({ role: 'admin' });
    const old: Person = { ...admin, idToken: agedToken(admin, 16) };
    expect(refused(await call(registerStaff, old, newcomer()))).toBe('recent-login-required');
  });
});

describe('a colleague’s name', () => {
  it('cannot be taken for the trail: it is signed with the name the practice wrote', async () => {
    const admin = await person({ role: 'admin', fullName: 'Otieno Ochieng' });
    await accounts().updateUser(admin.uid, { displayName: 'Njeri Mwangi' });
    const renamed = { ...admin, idToken: await signIn(admin.email) };
    const { booking } = await pendingBooking();
    const input = { bookingId: booking.id, version: booking.version, reason: 'no time' };
    done(await call(rejectBooking, renamed, input));
    const events = database().collection(`${bookingPath(booking.id)}/events`);
    const [event] = (await events.where('action', '==', 'reject').get()).docs;
    expect(event?.get('actor')).toMatchObject({ uid: admin.uid, name: 'Otieno Ochieng' });
  });
});

describe('a sign-in of staff', () => {
  it('counts for 12 hours, and no longer', async () => {
    const admin = await person({ role: 'admin' });
    const signedInBefore = (minutes: number) => ({
      ...admin,
      idToken: agedToken(admin, STAFF_SESSION_HOURS * 60 + minutes),
    });
    const input = { bookingId: 'none', version: 1, reason: 'x' };
    done(await call(listStaff, signedInBefore(-1), {}));
    expect(refused(await call(rejectBooking, signedInBefore(-1), input))).toBe('not-found');
    expect(refused(await call(listStaff, signedInBefore(1), {}))).toBe('recent-login-required');
    expect(refused(await call(rejectBooking, signedInBefore(1), input))).toBe(
      'recent-login-required',
    );
  });
});

describe('a first password', () => {
  it('is confirmed as an own one by a new sign-in, and by no session of before', async () => {
    const member = await person({ role: 'therapist', document: { mustChangePassword: true } });
    const before = { ...member, idToken: agedToken(member, 16) };
    expect(refused(await call(confirmOwnPassword, before, {}))).toBe('recent-login-required');
  });
});

describe('leaving', () => {
  it('is not for a member of staff, also by a session that does not say so', async () => {
    const member = await person({ role: 'receptionist' });
    await accounts().setCustomUserClaims(member.uid, null);
    const self = { ...member, idToken: await signIn(member.email) };
    const leave = { confirmed: true, language: 'en' as const };
    expect(refused(await call(deleteMyAccount, self, leave))).toBe('forbidden');
    expect((await accounts().getUser(member.uid)).uid).toBe(member.uid);
  });
});

describe('changing staff', () => {
  it('ends a token at once', async () => {
    const admin = await person({ role: 'admin' });
    const action = () => call(rejectBooking, admin, { bookingId: 'none', version: 1, reason: 'x' });
    expect(refused(await action())).toBe('not-found');
    done(await call(updateStaff, owner, { uid: admin.uid, role: 'admin', active: false }));
    expect(refused(await action())).toBe('forbidden');
    expect((await accounts().getUser(admin.uid)).customClaims ?? {}).toEqual({});
  });

  it('leaves a token from before worthless, also when the access is given back', async () => {
    const admin = await person({ role: 'admin' });
    const action = () => call(rejectBooking, admin, { bookingId: 'none', version: 1, reason: 'x' });
    expect(refused(await action())).toBe('not-found');
    for (const active of [false, true])
      done(await call(updateStaff, owner, { uid: admin.uid, role: 'admin', active }));
    expect(refused(await action())).toBe('forbidden');
  });

  it('gives another role with the next sign-in', async () => {
    const who = await person({ role: 'receptionist' });
    done(await call(updateStaff, owner, { uid: who.uid, role: 'therapist', active: true }));
    const data = await member(who.uid);
    expect(staff.fromStored(data!)).toMatchObject({ role: 'therapist', active: true });
    expect((await accounts().getUser(who.uid)).customClaims).toEqual({ role: 'therapist' });
  });

  it('wants a recent sign-in, too', async () => {
    const who = await person({ role: 'receptionist' });
    const old: Person = { ...owner, idToken: agedToken(owner, 16) };
    const input = { uid: who.uid, role: 'therapist' as const, active: true };
    expect(refused(await call(updateStaff, old, input))).toBe('recent-login-required');
  });

  it('is for super_admins', async () => {
    const admin = await person({ role: 'admin' });
    const input = { uid: admin.uid, role: 'super_admin' as const, active: true };
    expect(refused(await call(updateStaff, admin, input))).toBe('forbidden');
  });

  it('is not for a member without an account, and counts none as the last super_admin', async () => {
    const gone = await person({ role: 'super_admin', document: { active: false } });
    await accounts().deleteUser(gone.uid);
    const renew = { uid: gone.uid, role: 'super_admin' as const, active: true };
    expect(refused(await call(updateStaff, owner, renew))).toBe('not-found');
    expect(await member(gone.uid)).toMatchObject({ active: false });

    await database().doc(staffPath(gone.uid)).update({ active: true });
    const others = await database().collection(staff.collection).where('active', '==', true).get();
    const standing = others.docs.filter(
      (doc) => doc.get('role') === 'super_admin' && doc.id !== gone.uid && doc.id !== owner.uid,
    );
    await Promise.all(standing.map((doc) => doc.ref.update({ active: false })));
    try {
      const stepDown = { uid: owner.uid, role: 'admin' as const, active: true };
      expect(refused(await call(updateStaff, owner, stepDown))).toBe('last-super-admin');
    } finally {
      await Promise.all(standing.map((doc) => doc.ref.update({ active: true })));
      await database().doc(staffPath(gone.uid)).delete();
    }
  });

  it('removes the staff document when a dismissed staff member deletes the account', async () => {
    const who = await person({ role: 'therapist' });
    done(await call(updateStaff, owner, { uid: who.uid, role: 'therapist', active: false }));
    await wholeSecond();
    const dismissed = { ...who, idToken: await signIn(who.email) };
    done(await call(deleteMyAccount, dismissed, { confirmed: true, language: 'en' as const }));
    expect(await member(who.uid)).toBeUndefined();
  });

  it('never removes the last super_admin, also when two demote each other at once', async () => {
    const others = await database()
      .collection(staff.collection)
      .where('role', '==', 'super_admin')
      .get();
    const [one, two] = await Promise.all([
      person({ role: 'super_admin' }),
      person({ role: 'super_admin' }),
    ]);
    // The other admins are suspended while the two of them disagree.
    const standing = others.docs.filter((doc) => doc.get('active') === true);
    await Promise.all(standing.map((doc) => doc.ref.update({ active: false })));
    try {
      const answers = await Promise.all([
        call(updateStaff, one, { uid: two.uid, role: 'admin', active: true }),
        call(updateStaff, two, { uid: one.uid, role: 'admin', active: true }),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
      expect(['last-super-admin', 'forbidden']).toContain(codes[0]);
      const left = await database()
        .collection(staff.collection)
        .where('role', '==', 'super_admin')
        .where('active', '==', true)
        .get();
      expect(left.docs).toHaveLength(1);
    } finally {
      await Promise.all(standing.map((doc) => doc.ref.update({ active: true })));
    }
  });
});
