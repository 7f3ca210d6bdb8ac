/** How many messages one network address sends through the contact form, and when a reminder comes. */
import { beforeAll, expect, it } from 'vitest';
import { moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { call, done, person, refused } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import { bookingById, confirmedBooking, freeSlot, openPractice } from '../support/makers';
import { mailsTo, sweepUntilEmpty } from './outside';

beforeAll(openPractice);

it('takes 10 an hour from one address, and goes on for others', async () => {
  const message = () => ({
    requestId: randomUUID(),
    name: 'Brian Mutua',
    email: 'brian@example.com',
    subject: 'general' as const,
    message: 'Is there parking?',
    honeypot: '',
    language: 'en' as const,
  });
  const address = `203.0.113.${randomInt(0, 250)}`;
  const codes = [];
  for (let count = 0; count < 11; count += 1) {
    const answer = await call(sendMessage, null, message(), { address });
    codes.push(answer.ok ? 'ok' : answer.code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('ok'), 'quota-exceeded']);
  // Only what Google's front end adds counts; what the client claims before it does not help.
  const spoofed = await call(sendMessage, null, message(), {
    address: `198.51.100.1, ${address}`,
  });
  expect(refused(spoofed)).toBe('quota-exceeded');
  done(await call(sendMessage, null, message(), { address: `${address}9` }));
});

const HOUR = 3_600_000;
/** Looks at the outbox at every hour that a client may choose as lead, up to `hours` before the session. */
const upTo = async (startsAt: number, hours: number) => {
  for (const lead of [48, 24, 12, 4, 2, 1].filter((each) => each >= hours))
    await sweepUntilEmpty(startsAt - lead * HOUR);
};

it('reminders come at their lead, anew for a session that was moved, and once for each time that was told', async () => {
  const admin = await person({ role: 'admin' });
  const { booking, client } = await confirmedBooking(admin);
  const reminders = async () =>
    (await mailsTo(client.email)).filter(({ subject }) => subject === 'A reminder of your booking');
  const place = await freeSlot();
  done(
    await call(moveBooking, admin, { bookingId: booking.id, version: booking.version, ...place }),
  );
  const moved = await bookingById(booking.id);
  // The time that it was moved away from has no reminder any more.
  await upTo(Math.min(booking.startsAt, moved.startsAt), 1);
  await upTo(Math.max(booking.startsAt, moved.startsAt), 1);
  expect(await reminders()).toHaveLength(1);
  // Moved back: the client is told that time anew, and reminded of it once.
  const { date, time } = toWallTime(booking.startsAt);
  done(
    await call(moveBooking, admin, { bookingId: booking.id, version: moved.version, date, time }),
  );
  await upTo(booking.startsAt, 12);
  expect(await reminders()).toHaveLength(1);
  await upTo(booking.startsAt, 1);
  await upTo(booking.startsAt, 1);
  expect(await reminders()).toHaveLength(2);
});
