/** What the jobs of every few minutes ask when nothing has happened: a question costs one document (decision 026). */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { JOB_NAMES, SCHEDULES } from '@tulia/domain/practice/jobs';
import { expect, it, vi } from 'vitest';
import { paymentProvider } from './payments/provider';
import { memory } from './platform/testing/memory-database';
import { WORK } from './work';

vi.mock('./platform/app');
vi.mock('./payments/provider');

const clock = { now: () => 1_800_000_000_000 };
const DAY_MINUTES = 24 * 60;

it('the jobs of every few minutes ask seven questions when nothing has happened, and read nothing else', async () => {
  vi.mocked(paymentProvider).mockResolvedValue({} as PaymentProvider);
  const queries = vi.spyOn(memory, 'collection');
  const others = (['doc', 'getAll', 'runTransaction'] as const).map((way) => vi.spyOn(memory, way));
  const asked: Record<string, number> = {};
  for (const name of JOB_NAMES.filter((each) => SCHEDULES[each].minutes < DAY_MINUTES)) {
    queries.mockClear();
    const run = await WORK[name]();
    await run(clock);
    asked[name] = queries.mock.calls.length;
  }
  expect(asked).toEqual({
    sweepOutbox: 2,
    retryMeetings: 1,
    // The waiting list is looked at in the day only; the clock stands at 11:00.
    releaseLapsedHolds: 2,
    followPayments: 2,
  });
  for (const way of others) expect(way).not.toHaveBeenCalled();
  const aDay = JOB_NAMES.map(
    (name) => ((asked[name] ?? 0) * DAY_MINUTES) / SCHEDULES[name].minutes,
  );
  expect(aDay.reduce((sum, each) => sum + each)).toBe(1296);
});
