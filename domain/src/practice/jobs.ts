/** The jobs of the practice, when each runs and how long it may take, and when one is late. */
import { MINUTE, type Instant } from '../time/instant';

export interface JobSchedule {
  /** minutes between two runs */
  minutes: number;
  /** the same in the five fields of cron, by the clock of the practice */
  cron: string;
  /** how long a run may take */
  timeoutSeconds: number;
}

const every = (minutes: number, timeoutSeconds = 60): JobSchedule => ({
  minutes,
  cron: `*/${minutes} * * * *`,
  timeoutSeconds,
});

/** @param time `HH:MM` */
function daily(time: string, timeoutSeconds = 60): JobSchedule {
  const [hour, minute] = time.split(':').map(Number);
  return { minutes: 24 * 60, cron: `${minute} ${hour} * * *`, timeoutSeconds };
}

/**
 * By the name of the function. Calls and triggers do the work of every five minutes at once; the jobs do what these
 * left undone (decision 026). The report is written before the day begins, and after the nightly jobs.
 */
export const SCHEDULES = {
  sweepOutbox: every(5),
  retryMeetings: every(5, 300),
  releaseLapsedHolds: every(5),
  followPayments: every(5, 300),
  lookForPayments: daily('03:10', 540),
  rollAvailability: daily('00:10'),
  recountClients: daily('03:10'),
  recountBookings: daily('03:20', 300),
  checkConnections: daily('05:40'),
  eraseExpiredRecords: daily('02:40', 540),
  reportToOwner: daily('06:30'),
};
export type JobName = keyof typeof SCHEDULES;
export const JOB_NAMES = Object.keys(SCHEDULES) as JobName[];

/** The last run of a job. */
export interface JobRun {
  /** when it last succeeded; null when it never did */
  endedAt: Instant | null;
  /** when it last failed; null when it never did */
  failedAt: Instant | null;
  /** class and code of that failure, never a message */
  problem: string | null;
}

/** How many of its periods a job may miss before it is reported. */
const PATIENCE = 3;

/**
 * Whether a job has not succeeded for three times its period; a job that never ran is late, too.
 * @param begunAt no job was due before, as in the first minutes of a practice
 */
export function isLate(
  name: JobName,
  run: JobRun | null,
  now: Instant,
  begunAt: Instant = -Infinity,
): boolean {
  return now - (run?.endedAt ?? begunAt) > PATIENCE * SCHEDULES[name].minutes * MINUTE;
}

/** The jobs that are late, in the order of the list. */
export function lateJobs(
  runs: Readonly<Partial<Record<JobName, JobRun>>>,
  now: Instant,
  begunAt?: Instant,
): JobName[] {
  return JOB_NAMES.filter((name) => isLate(name, runs[name] ?? null, now, begunAt));
}
