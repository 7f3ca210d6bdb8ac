import type { JobName, JobRun } from '../../practice/jobs';
import { defineRecord } from '../record';

/** `stats/job_{name}`: for staff with `manage-practice`. */
export const jobRuns = defineRecord<JobRun>('stats', ['endedAt', 'failedAt'], {
  endedAt: null,
  failedAt: null,
  problem: null,
});
export const jobRunPath = (name: JobName) => `stats/job_${name}`;
