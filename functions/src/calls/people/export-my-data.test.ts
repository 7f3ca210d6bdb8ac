/** What the copy of one's data holds of the money, however many bookings there are, and what it must not say. */
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { paymentPath, payments } from '@tulia/domain/records/payment';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient } from '../../platform/testing/callers';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { exportMyData } from './export-my-data';

vi.mock('../../platform/app');

const NOW = Date.parse('2026-11-23T09:00:00Z');
const booking = aBooking();
const by = { kind: 'staff', uid: 'secret-staff', name: 'Wanjiru' } as const;
const entry = (part: Pick<MoneyEntry, 'id' | 'kind'> & Partial<MoneyEntry>): MoneyEntry => ({
  bookingId: booking.id,
  referenceNumber: booking.referenceNumber,
  amount: 3000,
  method: null,
  code: null,
  corrects: null,
  at: NOW,
  by,
  note: 'Secret note',
  requestHash: 'secret-hash',
  ...part,
});
const put = (each: MoneyEntry) => {
  memory.put(paymentPath(each.id), payments.toStored(each));
};

beforeEach(() => {
  memory.clear();
  memoryAccounts.clear();
  memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
  memory.put(bookingPath(booking.id), bookings.toStored(booking));
});

const copy = () => exportMyData.handler({}, { caller: aClient(), clock: { now: () => NOW } });

it('names everything that came, went back, was wrong, waived or kept, in its turn, and no word of staff', async () => {
  put(entry({ id: 'e5', kind: 'kept', amount: 200, at: NOW + 5 }));
  put(entry({ id: 'e4', kind: 'waiver', amount: 100, at: NOW + 4 }));
  put(entry({ id: 'e3', kind: 'correction', corrects: 'e1', at: NOW + 3 }));
  put(entry({ id: 'e2', kind: 'refund', method: 'bank', code: 'B1', amount: 500, at: NOW + 2 }));
  put(entry({ id: 'e1', kind: 'payment', method: 'mobile-money', code: 'QWE1234567' }));
  put(entry({ id: 'e9', kind: 'payment', bookingId: 'of-another', code: 'OTHER12345' }));
  const data = await copy();
  const told = data.bookings[0]?.['payments'] as Record<string, unknown>[];
  expect(told.map(({ kind, amount, method, code }) => [kind, amount, method, code])).toEqual([
    ['payment', 3000, 'mobile-money', 'QWE1234567'],
    ['refund', 500, 'bank', 'B1'],
    ['correction', 3000, null, null],
    ['waiver', 100, null, null],
    ['kept', 200, null, null],
  ]);
  expect(told[1]?.['at']).toBe('2026-11-23T09:00:00.002Z');
  expect(JSON.stringify(data)).not.toMatch(/secret|Wanjiru|OTHER12345/i);
});

it('holds every booking of the account and address, with what belongs to each, and nobody else’s', async () => {
  for (let index = 2; index <= 45; index += 1) {
    const id = `booking-${index}`;
    memory.put(bookingPath(id), bookings.toStored(aBooking({ id, createdAt: index })));
    put(entry({ id: `e${index}`, kind: 'payment', bookingId: id, amount: index }));
  }
  const others = [
    { id: 'x1', clientUserId: 'brian', clientEmail: 'amina@example.com' },
    { id: 'x2', clientUserId: 'brian', clientEmail: 'brian@example.com' },
  ];
  for (const other of others) memory.put(bookingPath(other.id), bookings.toStored(aBooking(other)));
  const { bookings: told } = await copy();
  expect(told).toHaveLength(45);
  expect(told.map(({ id }) => id)).not.toContain('x1');
  for (const { id, payments: own } of told.filter((each) => each['id'] !== booking.id))
    expect(own).toMatchObject([{ amount: Number(String(id).slice('booking-'.length)) }]);
});

it('leaves out what says nothing of anybody', async () => {
  const [told = {}] = (await copy()).bookings;
  for (const field of ['requestHash', 'searchTerms', 'meeting', 'version'])
    expect(told).not.toHaveProperty(field);
});
