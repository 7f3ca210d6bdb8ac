/**
 * The last run of every job is recorded, and a mail tells the practice every morning whether something needs a
 * person.
 */
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
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

/** Far from the mornings of other tests, and another one in every run; nothing else is ordered for then. */
const morning = Date.now() + (400 + randomInt(0, 5000)) * DAY;
const { date } = toWallTime(morning);

it('a run is recorded under the name of its job', async () => {
  const now = Date.now();
  await job('releaseLapsedHolds', now);
  const run = (await database().doc(jobRunPath('releaseLapsedHolds')).get()).data();
  expect(jobRuns.fromStored(run ?? {}).endedAt).toBe(now);
});

it('the practice gets one mail a morning, which names late jobs and no person', async () => {
  await job('reportToOwner', morning);
  await job('reportToOwner', morning + 1);
  const { docs } = await database()
    .collection(mails.collection)
    .where('template', '==', 'owner-report')
    .where('parameters.date', '==', date)
    .get();
  expect(docs).toHaveLength(1);
  const mail = mails.fromStored(docs[0]?.data() ?? {});
  expect(mail).toMatchObject({ to: TO_PRACTICE, notBefore: morning, bookingId: null });
  const { lateJobs, ...counts } = mail.parameters;
  expect(lateJobs).toMatch(
    /retryMeetings, releaseLapsedHolds, followPayments, lookForPayments, rollAvailability/,
  );
  expect(lateJobs).not.toContain('reportToOwner');
  expect(Object.keys(counts).sort()).toEqual([
    'date',
    'failedMails',
    'failedMeetings',
    'openIncidents',
    'overdueIncidents',
    'overdueMails',
    'refused',
    'unknownMails',
  ]);
});
