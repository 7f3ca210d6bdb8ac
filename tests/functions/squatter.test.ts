/**
 * A stranger opens an account with the owner's address, and keeps a session; then the owner proves the address
 * (threats row 34).
 */
import { beforeAll, expect, it } from 'vitest';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { mailPasswordReset } from '@tulia/domain/calls/people/account-emails';
import { deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
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
import { openPractice, pendingBooking } from '../support/makers';
import { claimsOf } from '../support/id-token';
import { inbox } from '../support/environment';
import { reading } from './read-stored';

beforeAll(openPractice);

const OWN_PASSWORD = 'mvua-na-jua-2026';

/** A session opened beforehand, and the owner's after a reset by mail. */
async function squatted(): Promise<{ squatter: Person; owner: Person }> {
  const squatter = await person({ verified: false, fullName: 'Somebody Else' });
  const fresh = newProfile({ fullName: 'Somebody Else', email: squatter.email }, Date.now());
  await database().doc(profilePath(squatter.uid)).set(profiles.toStored(fresh));
  // Sign-ins and resets are known to the whole second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const asked = { email: squatter.email, language: 'en', target: '/profile' } as const;
  done(await call(mailPasswordReset, null, asked));
  await setPasswordBy(await inbox.accountLink(squatter.email, 'resetPassword'), OWN_PASSWORD);
  const idToken = await signIn(squatter.email, OWN_PASSWORD);
  return { squatter, owner: { ...squatter, password: OWN_PASSWORD, idToken } };
}

it('a session that was opened before the owner proved the address has ended, and reads and does nothing as long as its token lives', async () => {
  const { squatter, owner } = await squatted();
  const { emailVerified, tokensValidAfterTime } = await accounts().getUser(owner.uid);
  expect(emailVerified).toBe(true);
  const { iat } = claimsOf(squatter.idToken);
  expect(Date.parse(tokensValidAfterTime!)).toBeGreaterThan(Number(iat) * 1000);
  await expect(signIn(squatter.email, squatter.password)).rejects.toThrow('400');

  const { booking } = await pendingBooking(owner, { specialRequests: 'a quiet room' });
  expect(booking.clientUserId).toBe(squatter.uid);
  const profile = profilePath(owner.uid);
  const paths = [bookingPath(booking.id), confidentialRequestPath(booking.id)];
  for (const path of [...paths, profile]) expect(await reading(owner, path), path).toBe(200);
  for (const path of paths) expect(await reading(squatter, path), path).toBe(403);
  await database().doc(profile).update({ 'profile.phone': '+254 700 000 012' });
  expect(await reading(squatter, profile)).toBe(403);
  expect(await reading(owner, profile)).toBe(200);

  const seen = { bookingId: booking.id, version: booking.version };
  expect(refused(await call(cancelBooking, squatter, seen))).toBe('not-found');
  expect(refused(await call(exportMyData, squatter, {}))).toBe('recent-login-required');
  const leave = { confirmed: true, language: 'en' as const };
  expect(refused(await call(deleteMyAccount, squatter, leave))).toBe('recent-login-required');
  expect(done(await call(exportMyData, owner, {})).bookings).toHaveLength(1);
});
