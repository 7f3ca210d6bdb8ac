/** What the nightly look for payments forgets, also in a practice without a payment provider. */
import { paymentAttemptPath, paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { anAttempt } from '@tulia/domain/testing/money';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { runLookForPayments } from './look-for-payments';

vi.mock('../platform/app');
vi.mock('../payments/provider', () => ({ paymentProvider: () => null }));

const NOW = Date.parse('2026-11-23T02:00:00Z');
const prompted = (id: string, createdAt: number) => {
  const times = { createdAt, updatedAt: createdAt };
  const attempt = anAttempt({ id, bookingId: null, state: 'refused', queries: 4, ...times });
  memory.put(paymentAttemptPath(id), paymentAttempts.toStored(attempt));
};

beforeEach(() => {
  memory.clear();
});

it('a prompted phone number is forgotten after 30 days, to the millisecond', async () => {
  prompted('old', NOW - 30 * DAY - 1);
  prompted('kept', NOW - 30 * DAY);
  expect(await runLookForPayments({ now: () => NOW })).toBe(0);
  expect(Object.keys(memory.all(paymentAttempts.collection))).toEqual(['kept']);
});
