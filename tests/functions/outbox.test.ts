/** Mails from the request to the inbox: the trigger, two sweeps at once, and a server whose answer does not come. */
import { beforeAll, expect, it } from 'vitest';
import { first } from '../../local/test-run/depth';
import { person } from '../support/actors';
import { openPractice, pendingBooking } from '../support/makers';
import { disturbSmtp, eventually, job, mailStates, mailsTo } from './outside';

beforeAll(openPractice);

const isIn = async (state: string, bookingId: string, template = 'booking-received') =>
  (await mailStates(bookingId))[template]?.state === state;

it('the mails of a request reach client and practice once, also when delivery is ordered again', async () => {
  const { booking, client } = await pendingBooking();
  for (const template of ['booking-received', 'admin-notification'])
    await eventually(() => isIn('sent', booking.id, template), template);
  await Promise.all([job('sweepOutbox'), job('sweepOutbox')]);
  const about = async (to: string) =>
    (await mailsTo(to))
      .filter(({ text }) => text.includes(booking.referenceNumber))
      .map(({ subject }) => subject);
  expect(await about(client.email)).toEqual(['We have received your request']);
  expect(await about('practice@tulia.example')).toEqual(['New Booking Request']);
});

it.each<readonly [string, Parameters<typeof disturbSmtp>[0], number]>(
  first(1, [
    ['a connection is cut before the answer', 'accept-then-drop', 1],
    ['a server takes it in and never answers', 'hang', 0],
  ]),
)('a mail is shown as unknown, and never sent again, when %s', async (_, fault, arrived) => {
  const client = await person();
  // The mail server fails for the email about this request only.
  await disturbSmtp(fault, undefined, client.email);
  const { booking } = await pendingBooking(client);
  await eventually(() => isIn('unknown', booking.id), 'the state unknown');
  await disturbSmtp('ok', undefined, client.email);
  await job('sweepOutbox', Date.now() + 3_600_000);
  expect((await mailStates(booking.id))['booking-received']).toMatchObject({
    state: 'unknown',
    attempts: 1,
  });
  expect(await mailsTo(client.email)).toHaveLength(arrived);
});
