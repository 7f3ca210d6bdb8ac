/** What the comparison of bookings with the records beside them finds and corrects, and what it leaves alone. */
import { summaryOf } from '@tulia/domain/money/summary';
import { claimOf } from '@tulia/domain/booking/payment';
import {
  bookingPath,
  bookings,
  bookingStatusCards,
  bookingStatusPath,
} from '@tulia/domain/records/booking';
import { TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putEntry } from '../platform/testing/money';
import { recountBookings, recountTotals } from './recount';

vi.mock('../platform/app');

const booking = aConfirmed();
const cardPath = bookingStatusPath(booking.referenceNumber);
const card = { referenceNumber: booking.referenceNumber, status: booking.status };
const rightCard = bookingStatusCards.toStored({ ...card, clientName: booking.clientName });
const stored = () => storedBooking(booking.id);
const compare = () => recountBookings(db().collection(bookings.collection));

describe('the card that the public look-up shows', () => {
  beforeEach(() => putBooking(booking));

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

  it.each<[string, () => unknown, object | null]>([
    ['it became right', () => memory.put(cardPath, rightCard), rightCard],
    ['its booking went', () => memory.doc(bookingPath(booking.id)).delete(), null],
  ])('is left alone where %s meanwhile', async (_, act, card) => {
    memory.meanwhile(act);
    expect(await compare()).toMatchObject({ cards: 0 });
    expect(memory.read(cardPath)).toEqual(card);
  });
});

describe('the sum of the ledger', () => {
  beforeEach(() => {
    putBooking(booking);
    memory.put(cardPath, rightCard);
  });

  it('is put right by the entries of that booking, and nothing else of the booking changes', async () => {
    const entry = putEntry(anEntry());
    putEntry(anEntry({ id: 'e2', bookingId: 'of-another', amount: 500 }));
    expect(await compare()).toMatchObject({ cards: 0, sums: 1 });
    const payment = summaryOf(claimOf(booking), [entry]);
    expect(payment).toMatchObject({ paid: 1000, balance: 2000 });
    expect(stored()).toEqual({ ...booking, payment });
    expect(await compare()).toMatchObject({ sums: 0 });
  });

  it('counts an entry that comes in between', async () => {
    putEntry(anEntry());
    memory.meanwhile(() => putEntry(anEntry({ id: 'e2', amount: 500 })));
    await compare();
    expect(stored().payment.paid).toBe(1500);
  });
});

it('of more than a hundred bookings all are compared', async () => {
  for (let index = 0; index < 101; index += 1)
    putBooking({ ...booking, id: `b${index}`, referenceNumber: `R${index}` });
  expect(await compare()).toEqual({ cards: 101, sums: 0, totals: 0 });
  expect(Object.keys(memory.all('bookingStatus'))).toHaveLength(101);
});

describe('the totals by status', () => {
  const statuses = () => memory.read(TOTAL_STATS_PATH)?.['statuses'];

  it('keep counting erased bookings, and are raised where they count too few', async () => {
    for (const id of ['a', 'b']) putBooking(aBooking({ id }));
    putBooking({ ...booking, id: 'c' });
    memory.put(TOTAL_STATS_PATH, { statuses: { pending: 50, confirmed: 0, cancelled: 7 } });
    expect(await recountTotals()).toEqual({ cards: 0, sums: 0, totals: 1 });
    expect(statuses()).toEqual({ pending: 50, confirmed: 1, cancelled: 7 });
    expect(await recountTotals()).toMatchObject({ totals: 0 });
  });

  it('are made where there are none, and count a booking that comes in between', async () => {
    expect(await recountTotals()).toMatchObject({ totals: 0 });
    expect(memory.read(TOTAL_STATS_PATH)).toBeNull();
    putBooking(aBooking({ id: 'a' }));
    memory.meanwhile(() => putBooking(aBooking({ id: 'b' })));
    expect(await recountTotals()).toMatchObject({ totals: 1 });
    expect(statuses()).toEqual({ pending: 2 });
  });
});
