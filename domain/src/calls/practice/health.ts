/** The state of the system, and its repair. */
import * as yup from 'yup';
import type { Connection, ConnectionName } from '../../practice/connections';
import { JOB_NAMES, type JobName, type JobRun } from '../../practice/jobs';
import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';

/** What the page shows of jobs and connections, as it stood at one moment. */
export interface HealthReport {
  at: Instant;
  /** null for a job that never ran */
  jobs: { name: JobName; run: JobRun | null }[];
  connections: Record<ConnectionName, Connection>;
  /** which of the connections are set up at all */
  connected: Record<ConnectionName, boolean>;
}

/** The health report. */
export const showHealth = defineCall<HealthReport>()('office', {
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
export const runJobNow = defineCall<JobDone>()('upkeep', {
  name: 'runJobNow',
  may: 'manage-practice',
  input: {
    requestId: field.requestId(),
    job: yup.string().oneOf(JOB_NAMES, 'job-unknown').required(),
  },
});
