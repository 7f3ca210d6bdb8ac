/**
 * What the morning report counts: what staff must act on now, and nothing that is done, to come, or long over.
 */
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import {
  mailPath,
  mails,
  mailStatuses,
  mailStatusPath,
  type MailState,
} from '@tulia/domain/records/mail';
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import type { ConnectionName } from '@tulia/domain/practice/connections';
import { JOB_NAMES, type JobName } from '@tulia/domain/practice/jobs';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { emails } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { runReportToOwner } from './report-to-owner';

vi.mock('../platform/app');

const NOW = toInstant('2026-11-23', '06:30');
const report = async (now = NOW) => {
  await runReportToOwner({ now: () => now });
  return emails().find(({ template }) => template === 'owner-report')?.parameters;
};
const nothing = {
  failedMails: 0,
  unknownMails: 0,
  overdueMails: 0,
  failedMeetings: 0,
  refused: '',
  lateJobs: '',
  date: '2026-11-23',
};
let count = 0;
const nextId = () => `id-${(count += 1)}`;
const status = (state: MailState, createdAt: number) =>
  memory.put(mailStatusPath(nextId()), mailStatuses.toStoredPart({ state, createdAt }));
const mail = (notBefore: number, state: MailState = 'pending') =>
  memory.put(mailPath(nextId()), mails.toStoredPart({ state, notBefore }));
const meeting = (state: Booking['meeting']['state'], startsAt: number) =>
  putBooking(aConfirmed({ id: nextId(), startsAt, meeting: { ...noMeeting, state } }));
const refusedBy = (name: ConnectionName) =>
  memory.put(connectionPath(name), connections.toStoredPart({ problem: 'not-authorised' }));
const ended = (name: JobName, endedAt: number) =>
  memory.put(jobRunPath(name), jobRuns.toStoredPart({ endedAt }));

beforeEach(() => {
  for (const name of JOB_NAMES) ended(name, NOW - HOUR / 12);
});

it.each<[string, () => void, Partial<typeof nothing>]>([
  ['nothing at all', () => undefined, {}],
  ['a mail of the last day that failed', () => status('failed', NOW - DAY + 1), { failedMails: 1 }],
  ['one of the day before', () => status('failed', NOW - DAY), {}],
  ['one of which nobody knows', () => status('unknown', NOW - 1), { unknownMails: 1 }],
  ['one that was sent', () => status('sent', NOW - 1), {}],
  ['one that should have gone an hour ago', () => mail(NOW - HOUR), { overdueMails: 1 }],
  ['one that is being sent since', () => mail(NOW - HOUR, 'sending'), { overdueMails: 1 }],
  ['one that waits for less', () => mail(NOW - HOUR + 1), {}],
  ['one that failed then', () => mail(NOW - HOUR, 'failed'), {}],
  ['a coming session without meeting', () => meeting('failed', NOW + 1), { failedMeetings: 1 }],
  ['a session to come whose meeting is being made', () => meeting('wanted', NOW + 1), {}],
  // Otherwise no morning would ever be well again.
  ['a session that is over and had none', () => meeting('failed', NOW - DAY), {}],
  ['a refused connection', () => refusedBy('push'), { refused: 'push' }],
  [
    'meetings that only wait for their connection',
    () => {
      refusedBy('google');
      meeting('failed', NOW + 1);
    },
    { refused: 'google' },
  ],
  [
    'a meeting that waits for no connection while another service is refused',
    () => {
      refusedBy('mpesa');
      meeting('failed', NOW + 1);
    },
    { refused: 'mpesa', failedMeetings: 1 },
  ],
  ['a job that stopped', () => ended('sweepOutbox', NOW - HOUR), { lateJobs: 'sweepOutbox' }],
  ['this very job, which is not over yet', () => ended('reportToOwner', NOW - 9 * DAY), {}],
])('%s', async (_, arrange, expected) => {
  arrange();
  expect(await report()).toEqual({ ...nothing, ...expected });
});

it.each([
  ['just after midnight in Nairobi', '2026-11-22T21:00:00Z', '2026-11-23'],
  ['just before it', '2026-11-22T20:59:59Z', '2026-11-22'],
])('the report is for the practice’s day, %s', async (_, at, date) => {
  expect(await report(Date.parse(at))).toMatchObject({ date });
});

it('the report is written once a day, and goes to the practice alone', async () => {
  const clock = { now: () => NOW };
  expect(await runReportToOwner(clock)).toBe(1);
  expect(await runReportToOwner({ now: () => NOW + HOUR })).toBe(0);
  expect(await runReportToOwner({ now: () => NOW + DAY })).toBe(1);
  expect(emails().map(({ to }) => to)).toEqual([TO_PRACTICE, TO_PRACTICE]);
});
