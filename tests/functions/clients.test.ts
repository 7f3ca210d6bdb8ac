/** An account that gets another address: the Auth service's tokens, the rules and the calls agree on whose it is. */
import { beforeAll, expect, it } from 'vitest';
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { mergeClients, undoMerge } from '@tulia/domain/calls/people/merge-clients';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { accounts, done, person, refused, signIn } from '../support/actors';
import { randomUUID } from '../support/random';
import {
  bookingById,
  freeSlot,
  openPractice,
  pendingBooking,
  phoneRequest,
} from '../support/makers';
import { clientById, reading, recounted } from './read-stored';
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

it('a merging while a booking of the other record is placed loses none, and opens none to the account', async () => {
  const account = await person();
  const admin = await person({ role: 'admin' });
  const { clientId: keep } = (await pendingBooking(account)).booking;
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const asked = async () => phoneRequest(await freeSlot(), { email });
  // Confirmed, so that the merged client has room for the second request, whichever comes first.
  const first = done(await ask(bookOnBehalf, admin, { ...(await asked()), confirm: true }));
  const { clientId: gone } = await bookingById(first.bookingId);
  const merge = async () => {
    const [keepVersion = 1, goneVersion = 1] = await Promise.all(
      [keep, gone].map(async (id) => (await clientById(id))?.version),
    );
    return ask(mergeClients, admin, { keep, gone, keepVersion, goneVersion });
  };
  const second = await asked();
  const both = await Promise.all([ask(bookOnBehalf, admin, second), merge(), merge()]);
  const codes = both.flatMap((answer) => (answer.ok ? [] : [refused(answer)]));
  expect(codes.filter((code) => code !== 'busy' && code !== 'merge-changed')).toEqual([]);
  const { bookingId } = done(await ask(bookOnBehalf, admin, second));
  done(await merge());
  const paths = [first.bookingId, bookingId].map(bookingPath);
  for (const id of [first.bookingId, bookingId])
    expect(await bookingById(id)).toMatchObject({ clientId: keep, clientUserId: null });
  const client = await clientById(keep);
  expect(client).toMatchObject({ clientUserId: account.uid, counts: { requests: 3 } });
  expect(client).toEqual(await recounted(client!));
  for (const path of paths) expect(await reading(account, path), path).toBe(403);
  done(await ask(undoMerge, admin, { gone }));
  expect(refused(await ask(undoMerge, admin, { gone }))).toBe('merge-over');
  const undone = await clientById(keep);
  expect(undone).toEqual(await recounted(undone!));
});
