/** What the jobs of every few minutes ask when nothing has happened: a question costs one document (decision 026). */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { JOB_NAMES, SCHEDULES } from '@tulia/domain/practice/jobs';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it, vi } from 'vitest';
import { paymentProvider } from './payments/provider';
import { memory } from './platform/testing/memory-database';
import { WORK } from './work';

vi.mock('./platform/app');
vi.mock('./payments/provider');

const MIDNIGHT = toInstant('2026-12-14', '00:00');

it('an idle day of the jobs of every few minutes asks 1,248 questions, and reads nothing else', async () => {
  vi.mocked(paymentProvider).mockResolvedValue({} as PaymentProvider);
  const queries = vi.spyOn(memory, 'collection');
  const others = (['doc', 'getAll', 'runTransaction'] as const).map((way) => vi.spyOn(memory, way));
  const asked: Record<string, number> = {};
  for (const name of JOB_NAMES) {
    const period = SCHEDULES[name].minutes * MINUTE;
    if (period === DAY) continue;
    queries.mockClear();
    const run = await WORK[name]();
    for (let now = MIDNIGHT; now < MIDNIGHT + DAY; now += period) await run({ now: () => now });
    asked[name] = queries.mock.calls.length;
  }
  expect(asked).toEqual({
    sweepOutbox: 2 * 288,
    // own calendars are read by day only
    retryMeetings: 144 + 96,
    releaseLapsedHolds: 144,
    followPayments: 2 * 144,
  });
  for (const way of others) expect(way).not.toHaveBeenCalled();
  expect(Object.values(asked).reduce((sum, each) => sum + each)).toBe(1248);
});
