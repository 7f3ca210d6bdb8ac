/** How the system fares and its repairs: who may, how often in an hour or a day, and what is answered and kept. */
import { noMeeting } from '@tulia/domain/booking/booking';
import { monthStatsPath, TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { connectionPath } from '@tulia/domain/records/watch/connection';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { quotaPath } from '@tulia/domain/records/watch/quota';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { monthOf, toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProvider } from '../../payments/provider';
import type { Clock } from '../../platform/clock';
import { putBooking } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { putMail } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { usageToday } from '../../platform/usage';
import { rollWindow } from '../../schedule/booking-window';
import { rebuildProjections } from './rebuild-projections';
import { runJobNow } from './run-job-now';
import { showHealth } from './show-health';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../platform/usage', () => ({ usageToday: vi.fn() }));
vi.mock('../../payments/provider', () => ({ paymentProvider: vi.fn() }));
vi.mock('../../meeting/calendar-client', () => ({ isGoogleSetUp: () => true }));
vi.mock('../../schedule/booking-window', () => ({ rollWindow: vi.fn() }));

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
  rebuild: (caller = admin) => rebuildProjections.handler({ requestId }, { caller, clock }),
};

beforeEach(() => {
  now = NOW;
  vi.mocked(usageToday).mockReset().mockResolvedValue(null);
  vi.mocked(paymentProvider).mockReset().mockReturnValue(null);
  vi.mocked(rollWindow).mockReset().mockResolvedValue(0);
  work.mockReset().mockResolvedValue(3);
  other.mockReset();
});

/** One more within the limit, and one beyond it, of what was counted once. */
async function spendAll(kind: string, limit: number, act: () => Promise<unknown>) {
  const ids = Object.keys(memory.all('quotas')).filter((id) => id.startsWith(`${kind}_`));
  expect(ids).toHaveLength(1);
  const tokens = Array.from({ length: limit - 1 }, (_, index) => String(index));
  await memory.doc(quotaPath(ids[0] ?? '')).update({ tokens });
  await expect(act()).resolves.toBeDefined();
  await expect(act()).rejects.toMatchObject({ code: 'quota-exceeded' });
}

describe('limits', () => {
  // A limit that was reached is remembered, so no other test has the same hour or day.
  beforeEach(() => {
    now = NOW + 2 * DAY;
  });

  it.each<[string, string, number, () => Promise<unknown>, () => Promise<unknown>]>([
    ['looks at the state', 'health-look', 120, calls.health, () => calls.health(owner)],
    ['runs of jobs', 'health-repair', 30, calls.job, () => calls.job(owner)],
    ['comparisons', 'health-rebuild', 6, calls.rebuild, () => calls.rebuild(owner)],
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
  it('is what stands and waits at the moment, and how many documents that read', async () => {
    const run = { endedAt: NOW - MINUTE, failedAt: null, problem: null, count: 3 };
    memory.put(jobRunPath('recountClients'), jobRuns.toStored(run));
    memory.put(connectionPath('mpesa'), { problem: 'not-authorised' });
    putMail('m1', { ...aMail('booking-confirmed'), state: 'pending', notBefore: NOW - 1 });
    vi.mocked(usageToday).mockResolvedValue({ reads: 42, writes: 7 });
    const report = await calls.health();
    expect(report).toMatchObject({ at: NOW, version: '', usage: { reads: 42, writes: 7 } });
    expect(report.queues.filter(({ waiting }) => waiting > 0)).toEqual([
      { name: 'mails', waiting: 1, oldestAt: NOW - 1 },
    ]);
    expect(report.jobs.map(({ name }) => name)).toEqual(JOB_NAMES);
    const ran = report.jobs.filter((job) => job.run !== null);
    expect(ran).toEqual([{ name: 'recountClients', run }]);
    const { google, mpesa } = report.connections;
    expect([google.problem, mpesa.problem]).toEqual([null, 'not-authorised']);
    expect(report.connected).toEqual({ google: true, mpesa: false, push: true });
    // Two for each of seven queues, and eleven jobs, three connections, the counter and the member.
    expect(report.documentsRead).toBe(14 + 11 + 3 + 2);
    const [source, at] = vi.mocked(usageToday).mock.calls[0] ?? [];
    expect([source?.project, at]).toEqual(['demo', NOW]);
  });
});

describe('a job that is run by a person', () => {
  it('is that job alone, with its clock, and says what it did', async () => {
    expect(await calls.job()).toEqual({ count: 3, problem: null });
    expect([work.mock.calls, other.mock.calls]).toEqual([[[clock]], []]);
    expect(memory.read(jobRunPath('recountClients'))).toMatchObject({ count: 3 });
    const subject = jobRunPath('recountClients');
    expect(trail()).toMatchObject([
      { action: 'job-run', subject, label: 'recountClients', at: NOW },
    ]);
  });

  it.each([
    [Object.assign(new TypeError('of Amina'), { code: 14 }), 'TypeError 14'],
    [new RangeError('of Amina'), 'RangeError'],
  ])(
    'and fails is answered by class and code, and stands in the trail: %#',
    async (fault, problem) => {
      work.mockRejectedValue(fault);
      expect(await calls.job()).toEqual({ count: null, problem });
      expect(memory.read(jobRunPath('recountClients'))).toMatchObject({ problem });
      expect(trail()).toHaveLength(1);
    },
  );
});

describe('a comparison of everything', () => {
  const changedAt = NOW - 30 * DAY;

  it('corrects what changed in the last 31 days, and the months ahead', async () => {
    vi.mocked(rollWindow).mockResolvedValue(2);
    const startsAt = toInstant('2027-02-24', '10:00');
    putBooking(aConfirmed({ startsAt, createdAt: changedAt, updatedAt: changedAt }));
    const { reads, ...corrected } = await calls.rebuild();
    expect(corrected).toEqual({ months: 2, cards: 1, sums: 0, totals: 1, reports: 2 });
    // One booking with its card and ledger, the total with six counts, five months of four queries.
    expect(reads).toBe(3 + 7 + 5 * 4);
    expect(memory.read(monthStatsPath('2027-02', aBooking().practitionerId))).not.toBeNull();
    expect(vi.mocked(rollWindow).mock.calls).toEqual([[clock]]);
    const fields = ['months', 'cards', 'totals', 'reports'];
    expect(trail()).toMatchObject([
      { action: 'projections-rebuilt', subject: 'stats/total', fields, at: NOW },
    ]);
  });

  it('leaves what has not changed for longer, and says in the trail that nothing was wrong', async () => {
    const [startsAt, updatedAt] = [NOW - 60 * DAY, NOW - 40 * DAY];
    putBooking(aConfirmed({ startsAt, createdAt: startsAt, updatedAt, meeting: noMeeting }));
    memory.put(TOTAL_STATS_PATH, { statuses: { confirmed: 1 } });
    expect(await calls.rebuild()).toMatchObject({ cards: 0, sums: 0, reports: 0 });
    expect(trail()).toMatchObject([{ fields: [] }]);
  });

  it('counts a booking of the night on its day of the practice’s own clock', async () => {
    putBooking(aBooking({ createdAt: NOW - MINUTE, updatedAt: NOW - MINUTE }));
    expect(await calls.rebuild()).toMatchObject({ reports: 1 });
    const month = memory.read(monthStatsPath(monthOf(TODAY), aBooking().practitionerId));
    expect(Object.keys(month?.['days'] ?? {})).toEqual([TODAY.slice(-2)]);
  });
});
