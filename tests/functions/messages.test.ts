import { beforeAll, describe, expect, it } from 'vitest';
import { moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { messagePath } from '@tulia/domain/records/message';
import { bookingPath } from '@tulia/domain/records/booking';
import { profilePath } from '@tulia/domain/records/profile';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import { bookingById, confirmedBooking, freeSlot, openPractice } from '../support/makers';
import { eventually, mailsTo, sweepUntilEmpty } from './outside';

beforeAll(openPractice);

const message = (changes = {}) => ({
  requestId: randomUUID(),
  name: 'Brian Mutua',
  email: 'brian@example.com',
  subject: 'general' as const,
  message: `Is there <b>parking</b>? ${randomUUID()}`,
  honeypot: '',
  language: 'en' as const,
  ...changes,
});

describe('the contact form', () => {
  it('reaches the practice, escaped, once however often it is sent', async () => {
    const input = message();
    const { messageId } = done(await call(sendMessage, null, input));
    expect(done(await call(sendMessage, null, input)).messageId).toBe(messageId);
    expect((await database().doc(messagePath(messageId)).get()).data()).toMatchObject({
      answered: false,
      name: 'Brian Mutua',
    });
    const mine = await eventually(async () => {
      const mails = (await mailsTo('practice@tulia.example')).filter(({ text }) =>
        text.includes(input.message),
      );
      return mails.length > 0 && mails;
    }, 'the mail');
    expect(mine).toHaveLength(1);
    expect(mine[0]!.html).toContain('&lt;b&gt;parking&lt;/b&gt;');
    expect(mine[0]!.headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value).toContain(
      'brian@example.com',
    );
  });

  it('takes nothing from a robot', async () => {
    expect(refused(await call(sendMessage, null, message({ honeypot: 'x' })))).toBe('spam');
  });

  it('takes 10 an hour from one address, and goes on for others', async () => {
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
});

describe('reminders', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await person({ role: 'admin' });
  });

  const remindersTo = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject === 'A reminder of your booking');

  const HOUR = 3_600_000;
  /** Looks at the outbox at every hour that a client may choose as lead, up to `hours` before the session. */
  const upTo = async (startsAt: number, hours: number) => {
    for (const lead of [48, 24, 12, 4, 2, 1].filter((each) => each >= hours))
      await sweepUntilEmpty(startsAt - lead * HOUR);
  };

  type Confirmed = Awaited<ReturnType<typeof confirmedBooking>>;
  /** In the order of their times: one must not be over when the outbox is looked at for the other. */
  const earlierFirst = (one: Confirmed, other: Confirmed): [Confirmed, Confirmed] =>
    one.booking.startsAt < other.booking.startsAt ? [one, other] : [other, one];

  it('come once, the practice’s lead before the session', async () => {
    const { booking, client } = await confirmedBooking(admin);
    await upTo(booking.startsAt, 12);
    expect(await remindersTo(client.email)).toEqual([]);
    await upTo(booking.startsAt, 1);
    const reminders = await remindersTo(client.email);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]!.text).toContain(booking.referenceNumber);
  });

  it('come as the client wishes by then, or not at all', async () => {
    const [early, never] = earlierFirst(
      await confirmedBooking(admin),
      await confirmedBooking(admin),
    );
    const profileWith = (reminderFrequency: string) => ({
      profile: { preferences: { reminderFrequency } },
    });
    await upTo(early.booking.startsAt, 48);
    await database().doc(profilePath(early.client.uid)).set(profileWith('24h'));
    await database().doc(profilePath(never.client.uid)).set(profileWith('none'));
    await upTo(early.booking.startsAt, 24);
    expect(await remindersTo(early.client.email)).toHaveLength(1);
    await upTo(never.booking.startsAt, 1);
    expect(await remindersTo(never.client.email)).toEqual([]);
  });

  it('speak the language of the profile, and of the booking without one', async () => {
    const swahili = await confirmedBooking(admin);
    const withoutProfile = await confirmedBooking(admin, undefined, { language: 'sw' });
    await database()
      .doc(profilePath(swahili.client.uid))
      .set({ profile: { preferences: { reminderFrequency: '4h', language: 'sw' } } });
    for (const { booking, client } of earlierFirst(swahili, withoutProfile)) {
      await upTo(booking.startsAt, 4);
      const subjects = (await mailsTo(client.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Kumbusho la nafasi yako');
    }
  });

  it('come anew for a session that was moved, and once for each time that was told', async () => {
    const { booking, client } = await confirmedBooking(admin);
    const place = await freeSlot();
    done(
      await call(moveBooking, admin, { bookingId: booking.id, version: booking.version, ...place }),
    );
    const moved = await bookingById(booking.id);
    // The time that it was moved away from has no reminder any more.
    await upTo(Math.min(booking.startsAt, moved.startsAt), 1);
    await upTo(Math.max(booking.startsAt, moved.startsAt), 1);
    expect(await remindersTo(client.email)).toHaveLength(1);
    // Moved back: the client is told that time anew, and reminded of it once.
    const { date, time } = toWallTime(booking.startsAt);
    done(
      await call(moveBooking, admin, { bookingId: booking.id, version: moved.version, date, time }),
    );
    await upTo(booking.startsAt, 1);
    await upTo(booking.startsAt, 1);
    expect(await remindersTo(client.email)).toHaveLength(2);
  });

  it('do not come for what was cancelled meanwhile', async () => {
    const { booking, client } = await confirmedBooking(admin);
    await upTo(booking.startsAt, 12);
    await database().doc(bookingPath(booking.id)).update({ status: 'cancelled' });
    await upTo(booking.startsAt, 1);
    expect(await remindersTo(client.email)).toEqual([]);
  });
});
