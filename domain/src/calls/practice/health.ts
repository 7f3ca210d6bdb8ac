import * as yup from 'yup';
import type { Connection, ConnectionName } from '../../practice/connections';
import { JOB_NAMES, type JobName, type JobRun } from '../../practice/jobs';
import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';

export interface HealthReport {
  at: Instant;
  /** null for a job that never ran */
  jobs: { name: JobName; run: JobRun | null }[];
  connections: Record<ConnectionName, Connection>;
  /** whether each connection is set up */
  connected: Record<ConnectionName, boolean>;
}

export const showHealth = defineCall<HealthReport>()('office', {
  name: 'showHealth',
  may: 'manage-practice',
  input: {},
});

/** A scheduled run at the same time does no harm. `problem` is the class and code of the error. */
export const runJobNow = defineCall<{ count: number | null; problem: string | null }>()('upkeep', {
  name: 'runJobNow',
  may: 'manage-practice',
  input: {
    requestId: field.requestId(),
    job: yup.string().oneOf(JOB_NAMES, 'job-unknown').required(),
  },
});
