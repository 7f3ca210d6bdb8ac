/** The run of a job is recorded by its endpoint, and a mail names in the morning those that are late. */
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { mails } from '@tulia/domain/records/mail';
import { DAY } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../support/actors';
import { randomInt } from '../support/chance';
import { openPractice } from '../support/makers';
import { job } from './outside';

beforeAll(openPractice);

it('a job that ran is recorded under its name, and the morning’s mail names jobs that have not run since', async () => {
  // Far from the mornings of other tests, and another one in every run; nothing else is ordered for then.
  const morning = Date.now() + (400 + randomInt(0, 5000)) * DAY;
  await job('releaseLapsedHolds', morning);
  await job('reportToOwner', morning);
  const run = (await database().doc(jobRunPath('releaseLapsedHolds')).get()).data();
  expect(jobRuns.fromStored(run ?? {}).endedAt).toBe(morning);
  const { docs } = await database()
    .collection(mails.collection)
    .where('template', '==', 'owner-report')
    .where('parameters.date', '==', toWallTime(morning).date)
    .get();
  expect(docs).toHaveLength(1);
  const { lateJobs } = mails.fromStored(docs[0]?.data() ?? {}).parameters;
  expect(lateJobs).toContain('retryMeetings');
  expect(lateJobs).not.toContain('releaseLapsedHolds');
});
