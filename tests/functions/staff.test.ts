/** Accounts of staff: which password opens what, in calls and rules, and the owner who is always left. */
import { beforeAll, expect, it } from 'vitest';
import {
  confirmOwnPassword,
  registerStaff,
  updateStaff,
} from '@tulia/domain/calls/people/register-staff';
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { claimMyBookings, exportMyData } from '@tulia/domain/calls/people/my-data';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { staff, staffPath } from '@tulia/domain/records/staff';
import {
  accounts,
  call,
  database,
  done,
  person,
  refused,
  setPasswordBy,
  signIn,
  type Person,
} from '../support/actors';
import { randomUUID } from '../support/random';
import { freeSlot, openPractice, pendingBooking, phoneRequest } from '../support/makers';
import { inbox } from '../support/environment';
import { reading } from './read-stored';

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
type Newcomer = ReturnType<typeof newcomer> & { uid: string };
const loggedIn = async (
  { uid, email, password: typed }: Newcomer,
  password = typed,
): Promise<Person> => ({ uid, email, password, idToken: await signIn(email, password) });
/** Sign-ins, passwords and ends of sessions are known to the whole second. */
const wholeSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

it('the password that was typed opens nothing, not even after another admin ended all sessions', async () => {
  const { booking } = await pendingBooking();
  const input = newcomer();
  const { uid } = done(await call(registerStaff, owner, input));
  expect(refused(await call(registerStaff, owner, input))).toBe('email-in-use');
  const member = { ...input, uid };
  const self = await loggedIn(member);
  for (const answer of [
    await call(exportMyData, self, {}),
    await call(completeBooking, self, { bookingId: booking.id, version: 1 }),
    await call(confirmOwnPassword, self, {}),
  ])
    expect(refused(answer)).toBe('password-change-required');
  expect(await reading(self, bookingPath(booking.id))).toBe(403);
  expect(await reading(self, staffPath(uid))).toBe(200);
  await wholeSecond();
  done(await call(updateStaff, owner, { uid, role: 'therapist', active: true }));
  await wholeSecond();
  const again = await loggedIn(member);
  expect(refused(await call(confirmOwnPassword, again, {}))).toBe('password-change-required');
  await wholeSecond();
  await accounts().updateUser(uid, { password: 'chosen-by-njeri-2026' });
  const own = await loggedIn(member, 'chosen-by-njeri-2026');
  done(await call(confirmOwnPassword, own, {}));
  expect(await reading(own, bookingPath(booking.id))).toBe(200);
  expect(refused(await call(completeBooking, own, { bookingId: 'none', version: 1 }))).toBe(
    'not-found',
  );
});

it('nothing of a client with the typed address is open before the link of the welcome is used', async () => {
  const input = newcomer();
  const member = { ...input, ...done(await call(registerStaff, owner, input)) };
  const details = { email: input.email, specialRequests: 'a quiet room' };
  const { bookingId } = done(
    await call(bookOnBehalf, owner, phoneRequest(await freeSlot(), details)),
  );
  const sees = async (who: Person) => ({
    booking: await reading(who, bookingPath(bookingId)),
    words: await reading(who, confidentialRequestPath(bookingId)),
  });
  expect(await sees(await loggedIn(member))).toEqual({ booking: 403, words: 403 });

  // The admin who typed the password sets another, which then counts as the colleague's own.
  await wholeSecond();
  await accounts().updateUser(member.uid, { password: 'again-by-the-admin' });
  const intruder = await loggedIn(member, 'again-by-the-admin');
  done(await call(confirmOwnPassword, intruder, {}));
  // Like any therapist the account sees the booking, and the confidential part by the call that is logged.
  expect(await sees(intruder)).toEqual({ booking: 200, words: 403 });
  expect(done(await call(claimMyBookings, intruder, {}))).toEqual({ claimed: 0 });
  expect(done(await call(exportMyData, intruder, {})).bookings).toEqual([]);

  await wholeSecond();
  const link = await inbox.accountLink(input.email, 'resetPassword');
  await setPasswordBy(link, 'chosen-by-njeri-2026');
  const reader = await loggedIn(member, 'chosen-by-njeri-2026');
  expect(await sees(reader)).toEqual({ booking: 200, words: 200 });
  expect(await sees(intruder)).toEqual({ booking: 200, words: 403 });
});

it('the last super_admin is never removed, also when two demote each other at once', async () => {
  const owners = database().collection(staff.collection).where('role', '==', 'super_admin');
  const active = owners.where('active', '==', true);
  // Suspend the other owners, so that these two are the last.
  const standing = (await active.get()).docs;
  const [one, two] = await Promise.all([
    person({ role: 'super_admin' }),
    person({ role: 'super_admin' }),
  ]);
  await Promise.all(standing.map((doc) => doc.ref.update({ active: false })));
  try {
    const answers = await Promise.all([
      call(updateStaff, one, { uid: two.uid, role: 'admin', active: true }),
      call(updateStaff, two, { uid: one.uid, role: 'admin', active: true }),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
    expect(['last-super-admin', 'forbidden']).toContain(codes[0]);
    expect((await active.get()).docs).toHaveLength(1);
  } finally {
    await Promise.all(standing.map((doc) => doc.ref.update({ active: true })));
  }
});
