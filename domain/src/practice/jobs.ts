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
  /** when it last came to its end; null when it never did */
  endedAt: Instant | null;
  /** when it last failed; null when it never did */
  failedAt: Instant | null;
  /** class and code of that failure; never a message */
  problem: string | null;
  /** what the last run that came to its end says it did: mails it looked at, clients it corrected; null when it says nothing */
  count: number | null;
}

/** How many times its period a job may be silent before it is said. */
const PATIENCE = 3;

/**
 * Whether a job did not come to its end in three times its period; one that never ran is late, too.
 * @param begunAt before it no job was due, as in the first minutes of a practice
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
