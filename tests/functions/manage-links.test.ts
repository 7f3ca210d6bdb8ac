/** The link in the client's mail, as the worker sent it, in two hands at once. */
import { beforeAll, expect, it } from 'vitest';
import { moveByLink } from '@tulia/domain/calls/bookings/manage-links';
import { bookingById, freeSlot, openPractice, pendingBooking } from '../support/makers';
import { mailedToken } from './outside';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
beforeAll(openPractice);

it('of two devices that choose another time by one link at once, one gets it', async () => {
  const { client, booking } = await pendingBooking();
  const token = await mailedToken(client.email, 'manage');
  const [one, other] = [await freeSlot(), await freeSlot()];
  const choose = ({ date, time }: { date: string; time: string }) =>
    ask(moveByLink, null, { token, version: booking.version, date, time });
  const answers = await Promise.all([choose(one), choose(other)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ status: 'pending', version: booking.version + 1 });
});
