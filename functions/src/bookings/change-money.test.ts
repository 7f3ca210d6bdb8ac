/**
 * A request that is sent twice makes one entry of the ledger, although the first one has changed the booking's
 * version; and the number that the receipt of an entry has.
 */
import { recordPayment } from '@tulia/domain/booking/commands/money/money';
import { receiptCounterPath } from '@tulia/domain/records/money/provider-payment';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { aMember } from '../platform/testing/callers';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { changeMoney } from './change-money';

vi.mock('../platform/app');

const booking = aConfirmed();
const NOW = booking.startsAt;
const asked = {
  requestId: 'request-1',
  bookingId: booking.id,
  version: booking.version,
  amount: 1000,
  method: 'mobile-money' as const,
  code: 'QWE1234567',
};
const enter = (change: Partial<typeof asked> = {}, action = 'payment', now = NOW) =>
  changeMoney(
    action,
    recordPayment,
    { ...asked, ...change },
    { caller: aMember('admin'), clock: { now: () => now } },
  );
const entries = () => Object.values(memory.all('payments'));
const paid = () => storedBooking(booking.id).payment.paid;
const receiptNumbers = () => Object.values(memory.all('receipts')).map(({ number }) => number);

beforeEach(() => putBooking(booking));

it('a repeated request with the version that the first one made answers with the first entry', async () => {
  const first = await enter();
  expect(first.version).toBe(booking.version + 1);
  expect(await enter({ version: first.version })).toEqual(first);
  expect(await enter()).toEqual(first);
  expect(entries()).toHaveLength(1);
  expect(paid()).toBe(1000);
});

it.each([
  ['another sum', { amount: 900 }],
  ['another code', { code: 'QWE1234568' }],
])('the same request with %s is refused', async (_, change) => {
  const { version } = await enter();
  const refused = { code: 'idempotency-conflict' };
  await expect(enter({ ...change, version })).rejects.toMatchObject(refused);
  expect(paid()).toBe(1000);
});

it('another request is refused on an old version, and entered on the present one', async () => {
  const { version } = await enter();
  const further = { requestId: 'request-2', code: 'QWE1234568' };
  await expect(enter(further)).rejects.toMatchObject({ code: 'version-conflict' });
  await enter({ ...further, version });
  expect(paid()).toBe(2000);
});

it('the same code twice is refused, and the booking that has it is named', async () => {
  const { version } = await enter();
  await expect(enter({ requestId: 'request-2', version })).rejects.toMatchObject({
    code: 'code-already-used',
  });
  const other = aConfirmed({ id: 'booking-2', referenceNumber: '0000-0000-0000-0001' });
  putBooking(other);
  const typed = { requestId: 'request-3', bookingId: other.id, code: ' qwe1234567 ' };
  await expect(enter(typed)).rejects.toMatchObject({
    code: 'code-already-used',
    details: { code: 'qwe1234567', referenceNumber: booking.referenceNumber },
  });
});

it('an entry that meets another one on its way is entered after it, with the next receipt', async () => {
  memory.meanwhile(() => enter({ requestId: 'request-2', code: 'QWE1234568' }));
  // The entry that came first made another version of the booking than this sender saw.
  await expect(enter()).rejects.toMatchObject({ code: 'version-conflict' });
  const stands = storedBooking(booking.id);
  await enter({ version: stands.version });
  expect(paid()).toBe(2000);
  expect(receiptNumbers().sort()).toEqual(['2026-00001', '2026-00002']);
  expect(memory.read(receiptCounterPath(2026))).toEqual({ last: 2 });
});

it.each([
  ['just before the new year in Nairobi', '2026-12-31T20:59:59Z', '2026-00001'],
  ['as it begins there', '2026-12-31T21:00:00Z', '2027-00001'],
])('a payment that is entered %s has a receipt of that year', async (_, at, number) => {
  await enter({}, 'payment', Date.parse(at));
  expect(receiptNumbers()).toEqual([number]);
});
