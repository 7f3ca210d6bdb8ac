import { MINUTE, type Instant } from '../time/instant';

export interface JobSchedule {
  minutes: number;
  /** the same as cron, in practice time */
  cron: string;
  timeoutSeconds: number;
}

const every = (minutes: number, timeoutSeconds = 60): JobSchedule => ({
  minutes,
  cron: `*/${minutes} * * * *`,
  timeoutSeconds,
});

function daily(time: string, timeoutSeconds = 60): JobSchedule {
  const [hour, minute] = time.split(':').map(Number);
  return { minutes: 24 * 60, cron: `${minute} ${hour} * * *`, timeoutSeconds };
}

/**
 * By function name. Calls and triggers do the work of the jobs of every few minutes at once; the jobs finish what these
 * left (decision 026). The report to the owner runs after the nightly jobs, before the working day.
 */
export const SCHEDULES = {
  sweepOutbox: every(5),
  retryMeetings: every(10, 300),
  releaseLapsedHolds: every(10),
  followPayments: every(10, 300),
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

export interface JobRun {
  endedAt: Instant | null;
  failedAt: Instant | null;
  /** error class and code, never a message */
  problem: string | null;
}

const PATIENCE = 3;

/** No success for `PATIENCE` periods. @param begunAt when the practice started: no job was due before */
export function isLate(
  name: JobName,
  run: JobRun | null,
  now: Instant,
  begunAt: Instant = -Infinity,
): boolean {
  return now - (run?.endedAt ?? begunAt) > PATIENCE * SCHEDULES[name].minutes * MINUTE;
}

export function lateJobs(
  runs: Readonly<Partial<Record<JobName, JobRun>>>,
  now: Instant,
  begunAt?: Instant,
): JobName[] {
  return JOB_NAMES.filter((name) => isLate(name, runs[name] ?? null, now, begunAt));
}
