/** The ledger of a month: what was entered in it by the practice's clock, whole, with its receipts and owners. */
import { MOST_OF_A_MONTH } from '@tulia/domain/calls/payments/month';
import type { Booking } from '@tulia/domain/booking/booking';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { receiptOf } from '@tulia/domain/money/provider/receipt';
import {
  newUnmatchedPayment,
  type UnmatchedPayment,
} from '@tulia/domain/money/provider/unmatched-payment';
import { receiptPath, receipts } from '@tulia/domain/records/money/provider-payment';
import { paymentPath } from '@tulia/domain/records/payment';
import { nothingPaid } from '@tulia/domain/money/summary';
import { aBooking } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { expect, it, vi } from 'vitest';
import { aMember } from '../../platform/testing/callers';
import { putBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';
import { putEntry, putUnmatched } from '../../platform/testing/money';
import { showMonth, showOwed } from '../money';

vi.mock('../../platform/app');

const show = (month: string) =>
  showMonth.handler({ month }, { caller: aMember('admin'), clock: { now: () => 0 } });
const by = { kind: 'staff', uid: 'secret-uid', name: 'Wanjiru' } as const;
const enter = (id: string, at: string | number, part: Partial<MoneyEntry> = {}) =>
  putEntry(anEntry({ id, at: new Date(at).getTime(), by, requestHash: 'secret-hash', ...part }));
const lying = (code: string, at: string, part: Partial<UnmatchedPayment> = {}) => {
  const from = { phone: '2547', account: 'X' };
  const money = { method: 'mobile-money', code, amount: 10.5, ...from } as const;
  putUnmatched({ ...newUnmatchedPayment({ ...money, at: Date.parse(at) }, [], 0), ...part });
};

it.each([
  ['2026-11', ['2026-10-31T21:00:00Z', '2026-11-30T20:59:59.999Z']],
  ['2028-02', ['2028-01-31T21:00:00Z', '2028-02-29T20:59:59.999Z']],
])('%s is from its first to its last moment in Nairobi', async (month, [first = '', last = '']) => {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  enter('before', from - 1);
  enter('last', to);
  enter('first', from);
  enter('after', to + 1);
  lying('BEFORE1234', new Date(from - 1).toISOString());
  lying('FIRST12345', first);
  lying('LAST123456', last);
  lying('AFTER12345', new Date(to + 1).toISOString());
  const shown = await show(month);
  expect(shown.lines.map(({ id }) => id)).toEqual(['first', 'last']);
  expect(shown.unowned.map(({ code }) => code)).toEqual(['FIRST12345', 'LAST123456']);
  expect(shown.isWhole).toBe(true);
});

it('the month names of each entry the booking, its receipt, and the entry it takes back', async () => {
  putBooking(aBooking());
  const paid = enter('e1', '2026-11-10T08:00:00Z', { paidOn: '2026-10-31' });
  const receipt = receiptOf(paid, { year: 2026, last: 41 });
  memory.put(receiptPath(receipt.number), receipts.toStored(receipt));
  enter('e2', '2026-10-02T08:00:00Z', { kind: 'refund' });
  enter('e3', '2026-11-11T08:00:00Z', { kind: 'correction', corrects: 'e2' });
  enter('e4', '2026-11-12T08:00:00Z', { bookingId: 'erased' });
  const { lines } = await show('2026-11');
  const told = lines.map((line) => [line.id, line.receiptNumber, line.corrects, line.clientName]);
  expect(told).toEqual([
    ['e1', '2026-00042', null, 'Amina Otieno'],
    ['e3', null, 'refund', 'Amina Otieno'],
    ['e4', null, null, ''],
  ]);
  expect(lines.map(({ clientId }) => clientId)).toEqual(['amina-client', 'amina-client', '']);
  expect(lines[0]?.by).toEqual({ kind: 'staff', name: 'Wanjiru' });
  expect(lines.map(({ paidOn }) => paidOn)).toEqual(['2026-10-31', undefined, undefined]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('the month lists unmatched payments without naming the payer', async () => {
  lying('OPEN123456', '2026-11-10T08:00:00Z');
  lying('BACK123456', '2026-11-11T08:00:00Z', { state: 'returned' });
  lying('GIVEN12345', '2026-11-12T08:00:00Z', { state: 'assigned', bookingId: 'booking-1' });
  expect((await show('2026-11')).unowned).toEqual([
    { code: 'OPEN123456', amount: 10.5, at: Date.parse('2026-11-10T08:00:00Z'), state: 'open' },
    { code: 'BACK123456', amount: 10.5, at: Date.parse('2026-11-11T08:00:00Z'), state: 'returned' },
  ]);
});

it('a month with more entries than fit says so, and names the bookings of all entries that it lists', async () => {
  const from = Date.parse('2026-11-01T08:00:00Z');
  for (let index = 0; index <= MOST_OF_A_MONTH; index += 1) {
    const bookingId = `booking-${index % 450}`;
    enter(`e${String(index).padStart(4, '0')}`, from + index, { bookingId });
  }
  for (let index = 0; index < 450; index += 1)
    putBooking(aBooking({ id: `booking-${index}`, clientName: `Client ${index}` }));
  const whole = await show('2026-11');
  expect([whole.lines.length, whole.isWhole]).toEqual([MOST_OF_A_MONTH, false]);
  expect(whole.lines.map(({ clientName }) => clientName)).toEqual(
    whole.lines.map((_, index) => `Client ${index % 450}`),
  );
  await memory.doc(paymentPath(`e${MOST_OF_A_MONTH}`)).delete();
  expect((await show('2026-11')).isWhole).toBe(true);
});

it('what is owed is summed over all bookings: due up to the end of today, and ahead', async () => {
  const now = Date.parse('2026-11-24T09:00:00Z');
  const later = Date.parse('2026-11-24T21:00:00Z');
  const owing = (id: string, startsAt: number, part: Partial<Booking> = {}) =>
    putBooking(
      aBooking({ id, startsAt, status: 'completed', payment: nothingPaid(3000), ...part }),
    );
  owing('missed', Date.parse('2019-01-07T06:00:00Z'), { status: 'no_show' });
  const partly = { ...nothingPaid(3000), state: 'partly', paid: 2000, balance: 1000 } as const;
  owing('part', later - 1, { status: 'confirmed', payment: partly });
  owing('later', later, { status: 'confirmed' });
  owing('request', now - 1, { status: 'pending' });
  owing('cancelled', now - 1, { status: 'cancelled' });
  owing('paid', now - 1, { payment: { ...nothingPaid(3000), state: 'paid', balance: 0 } });
  const asked = { caller: aMember('receptionist'), clock: { now: () => now } };
  expect(await showOwed.handler({}, asked)).toEqual({
    due: { count: 2, amount: 4000 },
    ahead: { count: 1, amount: 3000 },
  });
});
