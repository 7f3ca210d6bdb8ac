/** What money that comes does for the time of a request: with its locks, its receipt and its emails. */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putLocks, putWithLocks, storedBooking } from '../platform/testing/bookings';
import { emails } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { putPractitioner, putSettings, storedLocks } from '../platform/testing/practice';
import { receiveMoney } from './receive';

vi.mock('../platform/app');

const { startsAt } = aBooking();
const NOW = startsAt - DAY;
const request = aBooking({
  holdExpiresAt: NOW + MINUTE,
  searchTerms: [accountCode(aBooking().referenceNumber).toLowerCase()],
});
const { id, referenceNumber } = request;
const pay = async () => {
  const account = accountCode(referenceNumber);
  const told = { method: 'mobile-money', code: 'QWE1234567', amount: 3000, phone: '' } as const;
  await receiveMoney({ ...told, account, at: NOW }, null, { now: () => NOW });
  return storedBooking(id);
};
const locks = () => [
  ...new Set(storedLocks().map(([, lock]) => `${lock.bookingId} ${lock.kind} ${lock.expiresAt}`)),
];
const written = () => emails().map(({ template }) => template);

beforeEach(() => {
  putWithLocks(request, NOW + MINUTE);
  putPractitioner();
});

it('the price of a request keeps its time without an end, with one receipt and one email', async () => {
  const kept = { status: 'pending', paidTime: 'kept', holdExpiresAt: null };
  expect(await pay()).toMatchObject({ ...kept, payment: { state: 'paid', paid: 3000 } });
  expect(await pay()).toMatchObject({ payment: { paid: 3000 } });
  expect(locks()).toEqual([`${id} session null`]);
  expect(Object.keys(memory.all('receipts'))).toHaveLength(1);
  expect(written()).toEqual(['payment-received']);
});

it('a payment for a time that another booking has taken must be refunded, and client and staff are told', async () => {
  putLocks({ ...request, id: 'other' }, NOW + MINUTE);
  expect(await pay()).toMatchObject({
    paidTime: 'lost',
    payment: { state: 'refund-due', balance: -3000 },
  });
  expect(locks()).toEqual([`other hold ${NOW + MINUTE}`]);
  expect(written().sort()).toEqual(['payment-late', 'payment-notice']);
});

it('the payment of a request confirms the request if the practice has set that', async () => {
  putSettings({ confirmWhenPaid: true });
  expect(await pay()).toMatchObject({ status: 'confirmed', paidTime: null, startsAt });
  expect(locks()).toEqual([`${id} session null`]);
});
