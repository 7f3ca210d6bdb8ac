/** What clients do about the time of their own request: they hold it again, or choose another one. */
import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid, withBalance } from '@tulia/domain/money/summary';
import type { Refusal } from '@tulia/domain/refusal';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  historyOf,
  putBooking,
  putWithLocks,
  storedBooking,
} from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { busyOn, locksOf, putPractice } from '../../platform/testing/practice';
import { chooseAnotherTime, holdAgain } from '../client';

vi.mock('../../platform/app');

const { id, startsAt } = aBooking();
const { date: DATE } = toWallTime(startsAt);
const amina = aClient();
/** Each test has a day of its own, since what was counted in one stays counted. */
let now = startsAt - 40 * DAY;
const clock = { now: () => now };

/** A request of Amina's that holds its time until then; null for one that lost it. */
const put = (until: Instant | null, change: Partial<Booking> = {}) => {
  const booking = aBooking({ holdExpiresAt: until, ...change });
  return until === null ? putBooking(booking) : putWithLocks(booking, until);
};
/** Another client's request at the same time, which is held still. */
const another = () =>
  put(now + MINUTE, { id: 'other', clientUserId: 'brian', clientEmail: 'b@example.com' });
const hold = (caller = amina, bookingId = id) =>
  holdAgain.handler({ bookingId, version: storedBooking(bookingId).version }, { caller, clock });
const choose = (caller = amina, time = '16:00', bookingId = id) =>
  chooseAnotherTime.handler(
    { bookingId, version: storedBooking(bookingId).version, date: DATE, time },
    { caller, clock },
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error as Refusal).code,
  );
const held = () => Object.values(locksOf(id)).map(({ time, expiresAt }) => [time, expiresAt]);
const from16 = (until: Instant | null) =>
  ['16:00', '16:00', '16:30', '16:30'].map((time) => [time, until]);
const signed = () => historyOf(id).map(({ action, actor }) => [action, actor.kind, actor.uid]);

beforeEach(() => {
  now = Math.floor(now / DAY) * DAY + DAY + 8 * HOUR;
  vi.stubEnv('BOOKINGS_PER_PERSON', '4');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  putPractice([DATE], ['14:00', '14:30']);
});

describe('a time', () => {
  it('whose hold has lapsed is held again by its client, twice a day', async () => {
    put(now);
    const { version, until } = await hold();
    expect(until).toBe(now + 15 * MINUTE);
    expect(storedBooking(id)).toMatchObject({ status: 'pending', version, holdExpiresAt: until });
    expect(held().map(([, expiresAt]) => expiresAt)).toEqual(Array(4).fill(until));
    expect(signed()).toEqual([['hold', 'client', 'amina']]);
    await expect(hold()).rejects.toMatchObject({ code: 'transition-not-allowed' });
    now = until;
    await hold();
    now += HOUR;
    await expect(hold()).rejects.toMatchObject({ code: 'rate-limited' });
    now += DAY;
    await hold();
  });

  it('that another booking has taken is not held again, and the refusal names free times', async () => {
    put(null);
    another();
    const refused = (await hold().catch((error: unknown) => error)) as Refusal<'slot-taken'>;
    expect(refused.code).toBe('slot-taken');
    expect(refused.details.freeTimes).not.toEqual([]);
    const { version } = await choose();
    expect(storedBooking(id)).toMatchObject({ version, startsAt: toInstant(DATE, '16:00') });
    expect(held()).toEqual(from16(now + 15 * MINUTE));
    expect(Object.keys(locksOf('other'))).toHaveLength(4);
  });

  it('that is still held can be exchanged for another time, and is then free for others', async () => {
    put(now + MINUTE);
    await choose();
    expect(storedBooking(id)).toMatchObject({
      status: 'pending',
      preferredDates: [DATE],
      preferredTimeSlot: '16:00',
      holdExpiresAt: now + 15 * MINUTE,
    });
    expect([held(), busyOn(DATE)]).toEqual([from16(now + 15 * MINUTE), ['16:00', '16:30']]);
    expect(signed()).toEqual([['choose-time', 'client', 'amina']]);
    expect(emails().map(({ to }) => to)).toContain('amina@example.com');
  });

  it('is chosen anew and kept when the payment came after the hold had lapsed', async () => {
    const price = { price: 3000, isOver: true, keeps: false };
    const payment = withBalance(price, { ...nothingPaid(3000), paid: 3000 });
    put(null, { paidTime: 'lost', payment });
    await choose();
    expect(storedBooking(id)).toMatchObject({
      paidTime: 'kept',
      holdExpiresAt: null,
      payment: { state: 'paid', balance: 0 },
    });
    expect(held()).toEqual(from16(null));
  });
});

it.each<[string, ReturnType<typeof aClient>, string]>([
  ['another client', aClient({ uid: 'brian', email: 'b@example.com' }), 'not-found'],
  ['the therapist', aMember('therapist', aBooking().practitionerId), 'forbidden'],
])(
  '%s neither holds the time of a request nor chooses another, and leaves no count',
  async (...row) => {
    const [, caller, code] = row;
    const before = put(now);
    for (const act of [hold, choose]) await expect(act(caller)).rejects.toMatchObject({ code });
    expect(storedBooking(id)).toEqual(before);
    // What is counted for a booking is written for its client alone.
    const counts = Object.keys(memory.all('quotas'));
    expect(counts.filter((each) => each.startsWith('hold-again'))).toEqual([]);
  },
);

it('holding an unknown booking writes no counter', async () => {
  put(now);
  const wanted = Array.from({ length: 20 }, (_, count) => codeOf(hold(amina, `none-${count}`)));
  expect(new Set(await Promise.all(wanted))).toEqual(new Set(['not-found']));
  expect(memory.all('quotas')).toEqual({});
});

it('a mailbox at its limit holds no time by choosing another time or by holding one again', async () => {
  const callers = ['sessions', 'therapy'].map((tag) =>
    aClient({ uid: tag, email: `amina+${tag}@example.com` }),
  );
  for (const { uid, email } of callers)
    putBooking(aBooking({ id: uid, clientUserId: uid, clientEmail: email ?? '' }));
  const [sessions, therapy] = callers as [typeof amina, typeof amina];
  const ask = (caller: typeof amina, time: string) => codeOf(choose(caller, time, caller.uid));
  for (const times of [
    ['16:00', '10:00'],
    ['12:00', '08:00'],
  ] as const)
    expect([await ask(sessions, times[0]), await ask(therapy, times[1])]).toEqual(['ok', 'ok']);
  const full = 'rate-limited';
  expect([await ask(sessions, '17:00'), await ask(therapy, '17:00')]).toEqual([full, full]);
  now += 20 * MINUTE;
  expect(await codeOf(hold(sessions, sessions.uid))).toBe(full);
});
