import { expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { isLate, JOB_NAMES, lateJobs, SCHEDULES, type JobRun } from './jobs';

const NOW = Date.UTC(2026, 10, 22, 7);
const endedAgo = (minutes: number): JobRun => ({
  endedAt: NOW - minutes * MINUTE,
  failedAt: null,
  problem: null,
});

it('a schedule says when a job runs in the fields of cron', () => {
  const { sweepOutbox, eraseExpiredRecords, reportToOwner } = SCHEDULES;
  expect(sweepOutbox).toEqual({ minutes: 5, cron: '*/5 * * * *', timeoutSeconds: 60 });
  expect(eraseExpiredRecords).toEqual({
    minutes: 1440,
    cron: '40 2 * * *',
    timeoutSeconds: 540,
  });
  expect(reportToOwner.cron).toBe('30 6 * * *');
});

it('a job is late after three times its period, or when it never succeeded', () => {
  expect(isLate('sweepOutbox', endedAgo(15), NOW)).toBe(false);
  expect(isLate('sweepOutbox', endedAgo(15.1), NOW)).toBe(true);
  expect(isLate('rollAvailability', endedAgo(3 * 24 * 60), NOW)).toBe(false);
  expect(isLate('rollAvailability', endedAgo(3 * 24 * 60 + 1), NOW)).toBe(true);
  expect(isLate('sweepOutbox', null, NOW)).toBe(true);
  const failing = { endedAt: null, failedAt: NOW, problem: 'Error' };
  expect(isLate('sweepOutbox', failing, NOW)).toBe(true);
});

it('a job that never ran is due three periods after the practice began, and not before', () => {
  expect(isLate('sweepOutbox', null, NOW, NOW - 15 * MINUTE)).toBe(false);
  expect(isLate('sweepOutbox', null, NOW, NOW - 15.1 * MINUTE)).toBe(true);
  expect(isLate('sweepOutbox', endedAgo(60), NOW, NOW)).toBe(true);
  expect(lateJobs({}, NOW, NOW - MINUTE)).toEqual([]);
});

it('late jobs are listed by name', () => {
  const fresh = Object.fromEntries(JOB_NAMES.map((name) => [name, endedAgo(1)]));
  expect(lateJobs(fresh, NOW)).toEqual([]);
  expect(lateJobs({ ...fresh, retryMeetings: endedAgo(60) }, NOW)).toEqual(['retryMeetings']);
  expect(lateJobs({}, NOW)).toEqual(JOB_NAMES);
});
