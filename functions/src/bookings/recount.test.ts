/** What the comparison of bookings with the records beside them finds and corrects, and what it leaves alone. */
import { summaryOf } from '@tulia/domain/money/summary';
import { claimOf } from '@tulia/domain/booking/payment';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import {
  bookingPath,
  bookings,
  bookingStatusCards,
  bookingStatusPath,
  type Booking,
} from '@tulia/domain/records/booking';
import { paymentPath, payments } from '@tulia/domain/records/payment';
import { dayStatsPath, TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { both, changedSince, correctedBy, recountBookings, recountDays } from './recount';

vi.mock('../platform/app');

const booking = aConfirmed();
const cardPath = bookingStatusPath(booking.referenceNumber);
const card = { referenceNumber: booking.referenceNumber, status: booking.status };
const rightCard = bookingStatusCards.toStored({ ...card, clientName: booking.clientName });
const entry = anEntry();
const enter = (part: Partial<MoneyEntry> = {}) => {
  const whole = anEntry(part);
  memory.put(paymentPath(whole.id), payments.toStored(whole));
};
const stored = () => storedBooking(booking.id);
const compare = () => recountBookings(db().collection(bookings.collection));

beforeEach(() => {
  memory.clear();
});

describe('the card that the public look-up shows', () => {
  beforeEach(() => {
    putBooking(booking);
  });

  it.each<[string, object | null]>([
    ['is missing', null],
    ['says another status', { ...rightCard, status: 'pending' }],
    ['says another name', { ...rightCard, clientName: 'Somebody' }],
  ])('is put right where it %s', async (_, wrong) => {
    if (wrong !== null) memory.put(cardPath, wrong);
    expect(await compare()).toMatchObject({ cards: 1, sums: 0 });
    expect(memory.read(cardPath)).toEqual(rightCard);
    expect(await compare()).toMatchObject({ cards: 0, sums: 0 });
  });

  it('is removed where the client has left', async () => {
    putBooking({ ...booking, leftAt: 1, retainUntil: 2 });
    memory.put(cardPath, rightCard);
    expect(await compare()).toMatchObject({ cards: 1 });
    expect(memory.read(cardPath)).toBeNull();
    expect(await compare()).toMatchObject({ cards: 0 });
  });

  it('is left alone where it became right meanwhile', async () => {
    memory.meanwhile(() => {
      memory.put(cardPath, rightCard);
    });
    expect(await compare()).toMatchObject({ cards: 0 });
  });

  it('is not made for a booking that went meanwhile', async () => {
    memory.meanwhile(async () => {
      await memory.doc(bookingPath(booking.id)).delete();
    });
    expect(await compare()).toMatchObject({ cards: 0 });
    expect(memory.read(cardPath)).toBeNull();
  });
});

describe('the sum of the ledger', () => {
  beforeEach(() => {
    putBooking(booking);
    memory.put(cardPath, rightCard);
  });

  it('is put right by the entries of that booking, and nothing else of the booking changes', async () => {
    enter();
    enter({ id: 'e2', bookingId: 'of-another', amount: 500 });
    expect(await compare()).toMatchObject({ cards: 0, sums: 1 });
    const payment = summaryOf(claimOf(booking), [entry]);
    expect(payment).toMatchObject({ paid: 1000, balance: 2000 });
    expect(stored()).toEqual({ ...booking, payment });
    expect(await compare()).toMatchObject({ sums: 0 });
  });

  it('counts an entry that comes in between', async () => {
    enter();
    memory.meanwhile(() => {
      enter({ id: 'e2', amount: 500 });
    });
    await compare();
    expect(stored().payment.paid).toBe(1500);
  });
});

it('of more than a hundred bookings all are compared', async () => {
  for (let index = 0; index < 101; index += 1)
    putBooking({ ...booking, id: `b${index}`, referenceNumber: `R${index}` });
  expect(await compare()).toEqual({ reads: 303, cards: 101, sums: 0, days: 0 });
  expect(Object.keys(memory.all('bookingStatus'))).toHaveLength(101);
});

describe('the totals of a day', () => {
  const made = (id: string, createdAt: number, status: Booking['status'] = 'pending') => {
    putBooking(aBooking({ id, createdAt, status }));
  };
  const midnight = toInstant('2026-11-23', '00:00');
  const day = (date = '2026-11-23') => memory.read(dayStatsPath(date));
  const recountDay = (from = '2026-11-23', to = from, zone = PRACTICE_ZONE) =>
    recountDays(from, to, zone);

  it('count the bookings made on that day of the practice, from midnight to midnight', async () => {
    made('before', midnight - 1);
    made('first', midnight);
    made('last', midnight + DAY - 1, 'cancelled');
    made('after', midnight + DAY);
    expect(await recountDay()).toMatchObject({ days: 1, reads: 3 });
    const counted = { created: 2, statuses: { pending: 1, cancelled: 1 } };
    expect(day()).toEqual({ date: '2026-11-23', ...counted });
    expect(memory.read(TOTAL_STATS_PATH)).toEqual(counted);
    expect(await recountDay()).toMatchObject({ days: 0 });
    expect(memory.read(TOTAL_STATS_PATH)).toEqual(counted);
  });

  it('keep counting erased bookings, and add only those that are missing', async () => {
    made('first', midnight);
    made('second', midnight, 'confirmed');
    const statuses = { pending: 5, confirmed: 0 };
    memory.put(dayStatsPath('2026-11-23'), { date: '2026-11-23', created: 9, statuses });
    memory.put(TOTAL_STATS_PATH, { created: 90, statuses: { pending: 50, confirmed: 7 } });
    expect(await recountDay()).toMatchObject({ days: 1 });
    expect(day()).toMatchObject({ created: 9, statuses: { pending: 5, confirmed: 1 } });
    expect(memory.read(TOTAL_STATS_PATH)).toEqual({
      created: 90,
      statuses: { pending: 50, confirmed: 8 },
    });
  });

  it('are compared on every day that is asked for, the last included', async () => {
    made('first', midnight - DAY);
    made('last', midnight);
    expect(await recountDay('2026-11-22', '2026-11-23')).toMatchObject({ days: 2 });
    expect([day('2026-11-22')?.['created'], day()?.['created']]).toEqual([1, 1]);
  });

  it('are counted by days in the practice’s zone', async () => {
    made('night', midnight);
    await recountDay('2026-11-22', '2026-11-23', 'UTC');
    expect([day('2026-11-22')?.['created'], day()]).toEqual([1, null]);
  });
});

it('the bookings that changed since are found, the newest first, and no others', async () => {
  for (const [id, updatedAt] of [
    ['at', 1000],
    ['next', 1001],
    ['newest', 1003],
    ['newer', 1002],
  ] as const)
    putBooking({ ...booking, id, updatedAt });
  const found = async (most: number) =>
    (await changedSince(1000, most).get()).docs.map(({ id }) => id);
  expect(await found(9)).toEqual(['newest', 'newer', 'next']);
  expect(await found(2)).toEqual(['newest', 'newer']);
});

it('two comparisons come to the sum of each, and all that was corrected counts', () => {
  const one = { reads: 1, cards: 2, sums: 3, days: 4 };
  const other = { reads: 10, cards: 20, sums: 30, days: 40 };
  expect(both(one, other)).toEqual({ reads: 11, cards: 22, sums: 33, days: 44 });
  expect(correctedBy(other)).toBe(90);
});
