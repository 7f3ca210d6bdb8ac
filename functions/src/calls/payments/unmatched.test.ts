/**
 * Money that is among the unmatched payments: it is entered once, in whole shillings, whichever way staff say whose
 * it is.
 */
import { recordPayment } from '@tulia/domain/booking/commands/money/money';
import { newUnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeMoney } from '../../bookings/change-money';
import { putBooking } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putUnmatched, storedEntries, storedUnmatched } from '../../platform/testing/money';
import { assignPayment } from './assign-payment';

vi.mock('../../platform/app');

const booking = aConfirmed();
const { id: bookingId, version } = booking;
const context = { caller: aMember('receptionist'), clock: { now: () => booking.startsAt } };
const CODE = 'QWE1234567';
const method = 'mobile-money' as const;
const lies = (amount: number) => {
  const money = { method, code: CODE, amount, phone: '254700000009', account: 'ZAWADI', at: 0 };
  putUnmatched(newUnmatchedPayment(money, [], 0));
};
/** It is known no more who paid it. */
const nobody = { phone: '', account: '' };
const assign = (to: string | null = bookingId) =>
  assignPayment.handler({ method, code: CODE, bookingId: to, returnCode: 'BACK1' }, context);
const enter = (amount: number) => {
  const asked = { requestId: `r-${amount}`, bookingId, version, amount, method, code: CODE };
  return changeMoney('payment', recordPayment, asked, context);
};

beforeEach(() => putBooking(booking));

it.each([
  [777, 777],
  [1500.5, 1500],
])(
  '%f unmatched shillings are assigned once, as %i, and name who paid no more',
  async (came, entered) => {
    lies(came);
    await assign();
    await expect(assign()).rejects.toMatchObject({ code: 'transition-not-allowed' });
    expect(storedEntries()).toMatchObject([{ code: CODE, amount: entered }]);
    const settled = { ...nobody, state: 'assigned', bookingId, amount: came };
    expect(storedUnmatched()).toMatchObject([settled]);
  },
);

it('returned money names no payer any more, and pays for no booking', async () => {
  lies(1234);
  await assign(null);
  expect(storedUnmatched()).toMatchObject([{ ...nobody, state: 'returned', returnCode: 'BACK1' }]);
  const used = { code: 'code-already-used', details: { referenceNumber: null } };
  await expect(enter(1234)).rejects.toMatchObject(used);
  expect(storedEntries()).toEqual([]);
});

it('money is not assigned to an erased booking, and an unknown payment is not-found', async () => {
  lies(777);
  await expect(assign('gone')).rejects.toMatchObject({ code: 'not-found' });
  expect(storedUnmatched()).toMatchObject([{ state: 'open' }]);
  memory.clear();
  putBooking(booking);
  await expect(assign()).rejects.toMatchObject({ code: 'not-found' });
  expect(storedEntries()).toEqual([]);
});

it('a payment is no longer unmatched when staff enter its code by hand with the received amount', async () => {
  lies(1234);
  const differs = { code: 'invalid-input', details: { fields: { amount: 'amount-not-received' } } };
  await expect(enter(1235)).rejects.toMatchObject(differs);
  expect([storedEntries(), storedUnmatched()]).toMatchObject([[], [{ state: 'open' }]]);
  await enter(1234);
  expect(storedUnmatched()).toMatchObject([{ state: 'assigned', bookingId }]);
});
