/** What is known of a job's runs: the end of one that came to its end, and the failure of one that did not. */
import { lateJobs } from '@tulia/domain/practice/jobs';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { lastRuns, recorded } from './job-runs';

vi.mock('./app');
vi.mock(import('./log'), async (original) => ({ ...(await original()), logFault: vi.fn() }));

const NOW = 1_800_000_000_000;
const at = (now: number) => ({ now: () => now });
const failing = (now: number, error: Error) =>
  recorded('eraseExpiredRecords', at(now), () => Promise.reject(error));
const run = async () => (await lastRuns()).eraseExpiredRecords;

it('recorded stores the end of a job, and returns its count', async () => {
  expect(await recorded('eraseExpiredRecords', at(NOW), () => Promise.resolve(7))).toBe(7);
  expect(await run()).toEqual({ endedAt: NOW, failedAt: null, problem: null });
});

it('recorded stores the failure of a job that throws and not its end, so the job becomes late', async () => {
  await recorded('eraseExpiredRecords', at(NOW), () => Promise.resolve(7));
  for (let night = 1; night <= 4; night += 1) {
    const error = Object.assign(new Error('of Amina'), { code: 14 });
    await expect(failing(NOW + night * DAY, error)).rejects.toBe(error);
  }
  const failed = { failedAt: NOW + 4 * DAY, problem: 'Error 14' };
  expect(await run()).toEqual({ endedAt: NOW, ...failed });
  const isLate = async (now: number) => lateJobs(await lastRuns(), now, now).length === 1;
  expect(await isLate(NOW + 3 * DAY - HOUR)).toBe(false);
  expect(await isLate(NOW + 3 * DAY + HOUR)).toBe(true);
});
