/** How the system fares and its repairs: who may, how often in an hour or a day, and what is answered and kept. */
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { rateLimitPath } from '@tulia/domain/records/watch/rate-limit';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProvider } from '../../payments/provider';
import type { Clock } from '../../platform/clock';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putSettings } from '../../platform/testing/practice';
import { trail } from '../../platform/testing/trail';
import { runJobNow } from './run-job-now';
import { showHealth } from './show-health';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../payments/provider', () => ({ paymentProvider: vi.fn() }));
vi.mock('../../meeting/calendar-client', () => ({ isGoogleSetUp: () => true }));

/** Past midnight in Nairobi; in UTC it is the day before. */
const TODAY = '2026-11-23';
const NOW = toInstant(TODAY, '00:15');
let now = NOW;
const clock: Clock = { now: () => now };
const admin = aMember('admin');
const owner = aMember('super_admin');
const work = vi.fn<(clock: Clock) => Promise<unknown>>();
const other = vi.fn<(clock: Clock) => Promise<unknown>>();
const load = vi.fn(() => Promise.resolve(other));
const runJob = runJobNow({
  checkConnections: load,
  eraseExpiredRecords: load,
  followPayments: load,
  lookForPayments: load,
  recountBookings: load,
  recountClients: () => Promise.resolve(work),
  releaseLapsedHolds: load,
  reportToOwner: load,
  retryMeetings: load,
  rollAvailability: load,
  sweepOutbox: load,
});
const requestId = 'request-1';

const calls = {
  health: (caller = admin) => showHealth.handler({}, { caller, clock }),
  job: (caller = admin) => runJob.handler({ requestId, job: 'recountClients' }, { caller, clock }),
};

beforeEach(() => {
  now = NOW;
  vi.mocked(paymentProvider).mockReset().mockResolvedValue(null);
  work.mockReset().mockResolvedValue(3);
  other.mockReset();
});

/** One more within the limit, and one beyond it, of what was counted once. */
async function spendAll(kind: string, limit: number, act: () => Promise<unknown>) {
  const ids = Object.keys(memory.all('quotas')).filter((id) => id.startsWith(`${kind}_`));
  expect(ids).toHaveLength(1);
  const tokens = Array.from({ length: limit - 1 }, (_, index) => String(index));
  await memory.doc(rateLimitPath(ids[0] ?? '')).update({ tokens });
  await expect(act()).resolves.toBeDefined();
  await expect(act()).rejects.toMatchObject({ code: 'rate-limited' });
}

describe('limits', () => {
  // A limit that was reached is remembered, so no other test has the same hour or day.
  beforeEach(() => {
    now = NOW + 2 * DAY;
  });

  it.each<[string, string, number, () => Promise<unknown>, () => Promise<unknown>]>([
    ['looks at the state', 'health-look', 120, calls.health, () => calls.health(owner)],
    ['runs of jobs', 'health-repair', 30, calls.job, () => calls.job(owner)],
  ])('%s end for an hour, and of others go on', async (_, kind, limit, act, ofAnother) => {
    await act();
    await act();
    const [counted] = Object.entries(memory.all('quotas')).filter(([id]) => id.startsWith(kind));
    expect(counted?.[1]['tokens'], 'the same request counts again').toHaveLength(2);
    await spendAll(kind, limit, act);
    await expect(ofAnother()).resolves.toBeDefined();
    now += HOUR;
    await expect(act()).resolves.toBeDefined();
  });
});

describe('the state of the system', () => {
  it('has the last run of every job, and each connection’s present state', async () => {
    const run = { endedAt: NOW - MINUTE, failedAt: null, problem: null };
    memory.put(jobRunPath('recountClients'), jobRuns.toStored(run));
    memory.put(connectionPath('mpesa'), { problem: 'not-authorised' });
    const report = await calls.health();
    expect(report.at).toBe(NOW);
    expect(report.jobs.map(({ name }) => name)).toEqual(JOB_NAMES);
    const ran = report.jobs.filter((job) => job.run !== null);
    expect(ran).toEqual([{ name: 'recountClients', run }]);
    const { google, mpesa } = report.connections;
    expect([google.problem, mpesa.problem]).toEqual([null, 'not-authorised']);
    expect(report.connected).toEqual({
      google: true,
      mpesa: false,
      push: true,
      texts: false,
      mail: true,
    });
  });

  it('calls M-Pesa set up once it is used, and not for its credentials alone', async () => {
    const isSetUp = async () => (await calls.health()).connected.mpesa;
    vi.mocked(paymentProvider).mockReturnValue({} as never);
    expect(await isSetUp()).toBe(false);
    memory.put(connectionPath('mpesa'), connections.toStoredPart({ registeredAt: NOW }));
    expect(await isSetUp()).toBe(true);
    await memory.doc(connectionPath('mpesa')).delete();
    putSettings({ payment: { ...defaultPracticeSettings.payment, promptsOn: true } });
    expect(await isSetUp()).toBe(true);
  });
});

describe('a job that is run by a person', () => {
  it('runs alone, with the present time, and answers with its count', async () => {
    expect(await calls.job()).toEqual({ count: 3, problem: null });
    expect([work.mock.calls, other.mock.calls]).toEqual([[[clock]], []]);
    expect(memory.read(jobRunPath('recountClients'))).toHaveProperty('endedAt');
    const subject = jobRunPath('recountClients');
    expect(trail()).toMatchObject([
      { action: 'job-run', subject, label: 'recountClients', at: NOW },
    ]);
  });

  it.each([
    [Object.assign(new TypeError('of Amina'), { code: 14 }), 'TypeError 14'],
    [new RangeError('of Amina'), 'RangeError'],
  ])('and fails answers with class and code, and is in the trail: %#', async (fault, problem) => {
    work.mockRejectedValue(fault);
    expect(await calls.job()).toEqual({ count: null, problem });
    expect(memory.read(jobRunPath('recountClients'))).toMatchObject({ problem });
    expect(trail()).toHaveLength(1);
  });
});
