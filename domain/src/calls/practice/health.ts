/** The state of the system, and its repairs. */
import * as yup from 'yup';
import type { Connection, ConnectionName } from '../../practice/connections';
import { JOB_NAMES, type JobName, type JobRun } from '../../practice/jobs';
import type { QueueName } from '../../practice/queues';
import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';

/** What waits in a queue at this moment, apart from what is not due yet. */
export interface QueueState {
  name: QueueName;
  waiting: number;
  /** since when the oldest of it has waited; null when nothing does */
  oldestAt: Instant | null;
}

/** How much of what is free was used since the last midnight in California, where Google begins to count. */
export interface Usage {
  reads: number;
  writes: number;
}

/** Everything that the page shows, as it stood at one moment. */
export interface HealthReport {
  at: Instant;
  /** the commit that the functions run; empty where it was not built for a deployment */
  version: string;
  queues: QueueState[];
  /** null for a job that never ran */
  jobs: { name: JobName; run: JobRun | null }[];
  connections: Record<ConnectionName, Connection>;
  /** which of the connections are set up at all */
  connected: Record<ConnectionName, boolean>;
  /** null where it is not known: in the local world, and where the account may not ask */
  usage: Usage | null;
  /** documents that were read for this report */
  documentsRead: number;
}

/** The health report. */
export const showHealth = defineCall<HealthReport>()({
  name: 'showHealth',
  may: 'manage-practice',
  input: {},
});

/**
 * How a job ended that an admin started. `count` is the number that the job reports; `problem` a class and a code,
 * null when it worked.
 */
export interface JobDone {
  count: number | null;
  problem: string | null;
}

/** Runs a job now, as its schedule would. It may run beside itself without harm. */
export const runJobNow = defineCall<JobDone>()({
  name: 'runJobNow',
  may: 'manage-practice',
  input: {
    requestId: field.requestId(),
    job: yup.string().oneOf(JOB_NAMES, 'job-unknown').required(),
  },
});

/** What was compared, and how much of it had to be corrected. */
export interface Rebuilt {
  reads: number;
  /** days of the public calendar */
  months: number;
  /** public status cards */
  cards: number;
  /** sums of the ledger */
  sums: number;
  /** totals by status */
  totals: number;
  /** months of practitioners in the reports */
  reports: number;
}

/**
 * Compares the public calendar, the cards, sums and totals of the last 31 days, and the reports of these and the
 * coming months, with what they come from, and corrects what differs.
 */
export const rebuildProjections = defineCall<Rebuilt>()({
  name: 'rebuildProjections',
  may: 'manage-practice',
  input: { requestId: field.requestId() },
});
