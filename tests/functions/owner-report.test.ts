/** The last run of every job is recorded, and the practice hears every morning whether somebody is needed. */
import { jobRunPath, jobRuns } from '@tulia/domain/records/job-run';
import { DAY } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../support/actors';
import { openPractice } from '../support/makers';
import { job, mailsTo } from './outside';

beforeAll(openPractice);

/** Far from the mornings of other tests, and another one in every run. */
const morning = Date.now() + (400 + Math.floor(Math.random() * 5000)) * DAY;
const { date } = toWallTime(morning);

const reports = async () =>
  (await mailsTo('hello@tulia.example')).filter(({ subject }) =>
    /^(?:Tulia runs well|Something needs you)$/.test(subject),
  );

it('a run is recorded under the name of its job', async () => {
  await job('releaseLapsedHolds', morning);
  const run = (await database().doc(jobRunPath('releaseLapsedHolds')).get()).data();
  expect(jobRuns.fromStored(run ?? {}).endedAt).toBe(morning);
});

it('the practice gets one mail a morning, which names late jobs and nobody', async () => {
  const before = (await reports()).length;
  await job('reportToOwner', morning);
  await job('reportToOwner', morning + 1);
  const stored = await database().doc(`mail/report_${date}`).get();
  expect(stored.get('parameters')).toMatchObject({
    date,
    lateJobs: expect.stringMatching(/sweepOutbox, retryMeetings, rollAvailability/) as string,
  });
  expect(stored.get('parameters.lateJobs')).not.toContain('releaseLapsedHolds');
  await job('sweepOutbox', morning);
  const mails = await reports();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe('Something needs you');
  expect(mails[0]?.text).toContain('Not run for a long time: sweepOutbox');
});
