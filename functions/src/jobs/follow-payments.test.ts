/** Which STK pushes the check of every ten minutes asks about. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { anAttempt } from '@tulia/domain/testing/money';
import { MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { paymentProvider } from '../payments/provider';
import { logFault } from '../platform/log';
import { putAttempt, storedAttempt } from '../platform/testing/money';
import { runFollowPayments } from './follow-payments';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('../payments/provider');

const NOW = 1_800_000_000_000;
const run = () => runFollowPayments({ now: () => NOW });
const query = vi.fn<PaymentProvider['query']>();
function prompted(id: string, nextQueryAt: number | null): void {
  const at = NOW - MINUTE;
  const prompt = { bookingId: null, state: 'prompted', reference: id } as const;
  putAttempt(anAttempt({ id, ...prompt, nextQueryAt, createdAt: at, updatedAt: at }));
}

beforeEach(() => {
  vi.mocked(logFault).mockClear();
  query.mockReset().mockResolvedValue({ kind: 'open' });
  vi.mocked(paymentProvider).mockResolvedValue({ query } as unknown as PaymentProvider);
});

it('the job queries the STK pushes that are due, and one on a phone stays open', async () => {
  prompted('due', NOW);
  prompted('later', NOW + 1);
  prompted('settled', null);
  expect(await run()).toBe(1);
  expect(query.mock.calls).toEqual([['due']]);
  expect(storedAttempt('due')).toMatchObject({ state: 'prompted', end: null, queries: 1 });
});

it('an STK push that cannot be queried holds up no other', async () => {
  prompted('fails', NOW - 1);
  prompted('goes', NOW);
  query.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ kind: 'ended', end: 'busy' });
  expect(await run()).toBe(2);
  expect([storedAttempt('fails').state, storedAttempt('goes').state]).toEqual([
    'prompted',
    'refused',
  ]);
  expect(logFault).toHaveBeenCalledOnce();
});

it('the job does nothing without a provider', async () => {
  vi.mocked(paymentProvider).mockResolvedValue(null);
  prompted('due', NOW);
  expect(await run()).toBe(0);
});
