/** Moving and cancelling by the link in the client's mail, as the worker sent it, and by two devices at once. */
import { beforeAll, expect, it } from 'vitest';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import {
  cancelByLink,
  moveByLink,
  showManageLink,
} from '@tulia/domain/calls/bookings/manage-links';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { manageLinks } from '@tulia/domain/records/links/manage-link';
import { database, done, person, refused, type Person } from '../support/actors';
import { bookingById, freeSlot, openPractice, pendingBooking } from '../support/makers';
import { eventually, mailsTo } from './outside';
import { locksOf } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = instance;
const LINK = /\/manage#([0-9a-f]{32})/;
/** The token in the letters to this address, once one has come. */
const mailedTo = (email: string) =>
  eventually(
    async () => (await mailsTo(email)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])[0],
    'the letter with the link',
  );
const show = (token: string) => ask(showManageLink, null, { token });

it('the link in a client’s letter moves and cancels the session, and the client is written to', async () => {
  const { client, booking } = await pendingBooking();
  const { id: bookingId, version: first } = booking;
  const at = { date: booking.preferredDates[0] ?? '', time: booking.preferredTimeSlot };
  done(await ask(confirmBooking, admin, { bookingId, version: first, ...at }));
  const token = await mailedTo(client.email);
  const shown = done(await show(token)).view.session;
  const moved = await ask(moveByLink, admin, {
    token,
    version: shown.version,
    ...(await freeSlot()),
  });
  const { version, startsAt } = done(moved).view.session;
  expect(startsAt).not.toBe(booking.startsAt);
  const gone = await ask(cancelByLink, null, { token, version });
  expect(done(gone).view.session.status).toBe('cancelled');
  expect(await locksOf(bookingId)).toEqual({});
  await eventually(
    async () =>
      (await mailsTo(client.email)).some(({ text }) => text.includes('You have cancelled')),
    'the letter about it',
  );
});

it('of two devices that choose another time by one link at once, one gets it', async () => {
  const { client, booking } = await pendingBooking();
  const token = await mailedTo(client.email);
  const [one, other] = [await freeSlot(), await freeSlot()];
  const choose = ({ date, time }: { date: string; time: string }) =>
    ask(moveByLink, null, { token, version: booking.version, date, time });
  const answers = await Promise.all([choose(one), choose(other)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ status: 'pending', version: booking.version + 1 });
});

it('a link ends with its client’s account', async () => {
  const { client, booking } = await pendingBooking();
  const token = await mailedTo(client.email);
  done(await ask(deleteMyAccount, client, { confirmed: true, language: 'en' }));
  expect(refused(await show(token))).toBe('not-found');
  const left = database().collection(manageLinks.collection).where('bookingId', '==', booking.id);
  expect((await left.get()).docs).toEqual([]);
});
