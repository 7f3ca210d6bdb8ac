/** The jobs of the practice, how often each runs, and when one is late. */
import { MINUTE, type Instant } from '../time/instant';

/** Minutes between two runs, by the name of the function. */
export const JOB_MINUTES = {
  sweepOutbox: 5,
  retryMeetings: 5,
  releaseLapsedHolds: 5,
  followPayments: 5,
  lookForPayments: 24 * 60,
  rollAvailability: 24 * 60,
  recountClients: 24 * 60,
  recountBookings: 24 * 60,
  checkConnections: 24 * 60,
  eraseExpiredRecords: 24 * 60,
  reportToOwner: 24 * 60,
} as const;
export type JobName = keyof typeof JOB_MINUTES;
export const JOB_NAMES = Object.keys(JOB_MINUTES) as JobName[];

/** The last run of a job. */
export interface JobRun {
  /** when it last succeeded; null when it never did */
  endedAt: Instant | null;
  /** when it last failed; null when it never did */
  failedAt: Instant | null;
  /** class and code of that failure, never a message */
  problem: string | null;
  /**
   * what the last successful run did, for instance mails looked at or clients corrected; null when it gives no
   * number
   */
  count: number | null;
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
  return now - (run?.endedAt ?? begunAt) > PATIENCE * JOB_MINUTES[name] * MINUTE;
}

/** The jobs that are late, in the order of the list. */
export function lateJobs(
  runs: Readonly<Partial<Record<JobName, JobRun>>>,
  now: Instant,
  begunAt?: Instant,
): JobName[] {
  return JOB_NAMES.filter((name) => isLate(name, runs[name] ?? null, now, begunAt));
}
