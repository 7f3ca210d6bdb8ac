/** An account that gets another address: the Auth service's tokens, the rules and the calls agree on whose it is. */
import { beforeAll, expect, it } from 'vitest';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { accounts, done, person, refused, signIn } from '../support/actors';
import { randomUUID } from '../support/random';
import { bookingById, openPractice, pendingBooking } from '../support/makers';
import { reading } from './read-stored';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
beforeAll(openPractice);

it('the bookings of an account follow it to another address, and a session from before opens nothing', async () => {
  const former = await person();
  const { booking } = await pendingBooking(former, { specialRequests: 'a quiet room' });
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  await accounts().updateUser(former.uid, { email, emailVerified: true });
  const present = { ...former, email, idToken: await signIn(email) };
  const paths = [bookingPath(booking.id), confidentialRequestPath(booking.id)];
  for (const path of paths) expect(await reading(present, path), path).toBe(403);
  const late = 'recent-login-required';
  expect(refused(await ask(claimMyBookings, former, {}))).toBe(late);

  expect(done(await ask(claimMyBookings, present, {})).claimed).toBe(1);
  for (const path of paths) {
    expect(await reading(former, path), path).toBe(403);
    expect(await reading(present, path), path).toBe(200);
  }
  const { version } = await bookingById(booking.id);
  const seen = { bookingId: booking.id, version };
  expect(refused(await ask(cancelBooking, former, seen))).toBe('not-found');
  expect(refused(await ask(exportMyData, former, {}))).toBe(late);
  const leave = { confirmed: true, language: 'en' as const };
  expect(refused(await ask(deleteMyAccount, former, leave))).toBe(late);
  expect(await bookingById(booking.id)).toMatchObject({ version, clientEmail: email });
});
