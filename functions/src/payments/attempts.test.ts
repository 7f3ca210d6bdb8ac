/** Which STK push a booking shows: the latest, also when an earlier one is heard of later. */
import { STK_PUSH_LIFE, type AttemptFact } from '@tulia/domain/money/provider/attempt';
import { aBooking } from '@tulia/domain/testing/booking';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { storedAttempt } from '../platform/testing/money';
import { openAttempt, recordFact } from './attempts';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
const { id: bookingId } = aBooking();
const booking = () => storedBooking(bookingId);
const open = (id: string, now: number) =>
  db().runTransaction((transaction: Transaction) => {
    const wanted = { id, account: '7QF2M0XC', amount: 3000, phone: '254700000001' };
    return openAttempt(transaction, booking(), wanted, { now, series: [] });
  });
const ended: AttemptFact = { kind: 'ended', end: 'cancelled' };

beforeEach(() => putBooking(aBooking()));

it.each<[string, AttemptFact, string]>([
  ['its end', ended, 'refused'],
  ['that it was taken', { kind: 'accepted', reference: 'r1' }, 'prompted'],
  ['that it was paid', { kind: 'paid', code: 'QWE1234567' }, 'paid'],
])(
  '%s, said late of a first STK push, leaves the second as it is shown',
  async (_, fact, state) => {
    await open('first', NOW);
    const later = NOW + STK_PUSH_LIFE;
    await open('second', later);
    await recordFact('second', { kind: 'accepted', reference: 'r2' }, later);
    const shown = booking().prompt;
    expect(shown).toMatchObject({ attemptId: 'second', state: 'prompted', end: null });
    await recordFact('first', fact, later + 1);
    expect(booking().prompt).toEqual(shown);
    expect(['first', 'second'].map((id) => storedAttempt(id).state)).toEqual([state, 'prompted']);
  },
);

it('a second STK push is refused until the first has expired on the phone', async () => {
  await open('first', NOW);
  await expect(open('second', NOW + STK_PUSH_LIFE - 1)).rejects.toMatchObject({
    code: 'prompt-open',
    details: { retryAfterSeconds: 1 },
  });
  expect(await open('first', NOW + 5)).toMatchObject({ isNew: false });
  expect(await open('second', NOW + STK_PUSH_LIFE)).toMatchObject({ isNew: true });
});
