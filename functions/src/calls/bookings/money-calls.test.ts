/** What staff enter about the money of a booking: the entries, receipts and codes it leaves, and what it refuses. */
import { claimOf } from '@tulia/domain/booking/payment';
import { summaryOf } from '@tulia/domain/money/summary';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { storedEntries } from '../../platform/testing/money';
import { cancelBooking } from '../client';
import { correctPayment, keepRest, recordPayment, recordRefund, waivePayment } from '../money';
import { reopenBooking } from '../desk';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within');

const session = aConfirmed();
const other = aConfirmed({ id: 'booking-2', referenceNumber: '0000-0000-0000-0001' });
const context = { caller: aMember('admin'), clock: { now: () => session.startsAt - 3 * DAY } };
const CODE = 'QWE1234567';
let requests = 0;
/** A new request about a booking as it stands. */
const seen = (bookingId = session.id) => {
  requests += 1;
  const { version } = storedBooking(bookingId);
  return { requestId: `request-${String(requests)}`, bookingId, version };
};
const pay = (amount: number, code = '', bookingId?: string) =>
  recordPayment.handler({ ...seen(bookingId), amount, method: 'mobile-money', code }, context);
const refund = (amount: number) =>
  recordRefund.handler({ ...seen(), amount, method: null, code: '' }, context);
const cancel = () => cancelBooking.handler({ ...seen(), askedBy: 'client' }, context);
const entries = (bookingId = session.id) =>
  storedEntries().filter((each) => each.bookingId === bookingId);
/** The sums of a booking, once they were held against its entries. */
const sums = (bookingId = session.id) => {
  const booking = storedBooking(bookingId);
  expect(booking.payment).toEqual(summaryOf(claimOf(booking), entries(bookingId)));
  return booking.payment;
};
const receipts = () => Object.values(memory.all('receipts')).map(({ kind }) => kind);

beforeEach(() => {
  putBooking(session);
  putBooking(other);
});

it('a session that is paid in two parts and cancelled in time gives its money back in parts', async () => {
  await pay(1000, 'QWE1');
  expect(sums()).toMatchObject({ state: 'partly', paid: 1000, balance: 2000 });
  await pay(2000, 'QWE2');
  expect(sums()).toMatchObject({ state: 'paid', balance: 0, codes: ['QWE1', 'QWE2'] });
  const by = { kind: 'staff', uid: context.caller.uid };
  expect(entries()[0]).toMatchObject({ kind: 'payment', amount: 1000, code: 'QWE1', by });
  await cancel();
  expect(sums()).toMatchObject({ state: 'refund-due', balance: -3000 });
  await expect(refund(3001)).rejects.toMatchObject({ code: 'amount-above-paid' });
  await refund(1000);
  expect(sums()).toMatchObject({ state: 'refund-due', refunded: 1000, balance: -2000 });
  await refund(2000);
  expect(sums()).toMatchObject({ state: 'refunded', balance: 0 });
  expect(receipts()).toEqual(['payment', 'payment', 'refund', 'refund']);
  expect(memory.all('stats')['total']).toEqual({ statuses: { confirmed: -1, cancelled: 1 } });
});

it('a waiver asks the client for less', async () => {
  await waivePayment.handler({ ...seen(), amount: 1000, note: 'Agreed on the phone.' }, context);
  expect(sums()).toMatchObject({ state: 'unpaid', waived: 1000, balance: 2000 });
});

it('a correction takes an entry of its booking back once, and frees its code for the right booking', async () => {
  const { entryId } = await pay(3000, CODE);
  const about = { entryId, note: 'The wrong booking.' };
  const correct = (asked: ReturnType<typeof seen>) =>
    correctPayment.handler({ ...asked, ...about }, context);
  await expect(correct(seen(other.id))).rejects.toMatchObject({ code: 'not-found' });
  await expect(pay(3000, CODE, other.id)).rejects.toMatchObject({ code: 'code-already-used' });
  const asked = seen();
  const corrected = await correct(asked);
  expect(await correct(asked)).toEqual(corrected);
  expect(sums()).toMatchObject({ state: 'unpaid', paid: 0, balance: 3000, codes: [] });
  expect(entries().map(({ kind }) => kind)).toEqual(['payment', 'correction']);
  await expect(correct(seen())).rejects.toMatchObject({ code: 'transition-not-allowed' });
  await pay(3000, CODE, other.id);
  expect(sums(other.id)).toMatchObject({ state: 'paid', codes: [CODE] });
});

it('money kept after a part refund has no receipt, and counts as paid when the session is reopened', async () => {
  await pay(3000);
  await cancel();
  await refund(1000);
  const note = 'She wants none of it back.';
  const keep = (asked: ReturnType<typeof seen>) => keepRest.handler({ ...asked, note }, context);
  const asked = seen();
  const kept = await keep(asked);
  expect(await keep(asked)).toEqual(kept);
  expect(sums()).toMatchObject({ state: 'paid', refunded: 1000, kept: 2000, balance: 0 });
  expect(entries().at(-1)).toMatchObject({ kind: 'kept', amount: 2000, note, method: null });
  await expect(keep(seen())).rejects.toMatchObject({ code: 'transition-not-allowed' });
  expect(receipts()).toEqual(['payment', 'refund']);
  await reopenBooking.handler(seen(), context);
  expect(sums()).toMatchObject({ state: 'partly', paid: 3000, refunded: 1000, balance: 1000 });
  expect(entries().at(-1)).toMatchObject({ kind: 'correction', amount: 2000 });
  expect(await cancel()).toMatchObject({ refund: 2000, kept: 0 });
});
