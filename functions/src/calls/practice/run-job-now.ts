import { runJobNow as contract } from '@tulia/domain/calls/practice/health';
import { jobRunPath } from '@tulia/domain/records/watch/job-run';
import type { JobName } from '@tulia/domain/practice/jobs';
import { callable } from '../../platform/callable';
import type { Clock } from '../../platform/clock';
import { recorded } from '../../platform/job-runs';
import { describeError } from '../../platform/log';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { recordAudit } from '../../practice/audit';

/** Runs of one admin in an hour. */
const RUNS = 30;

/** @param work the jobs, which calls may not import */
export const runJobNow = (
  work: Readonly<Record<JobName, () => Promise<(clock: Clock) => Promise<unknown>>>>,
) =>
  callable(contract, async ({ job }, { caller, clock }) => {
    const now = clock.now();
    await countEachCall([perHour('health-repair', caller.uid, RUNS)], now);
    const subject = jobRunPath(job);
    await recordAudit(caller, { action: 'job-run', subject, label: job, fields: [] }, now);
    try {
      const count = await recorded(job, clock, await work[job]());
      return { count, problem: null };
    } catch (error) {
      const { errorClass, code } = describeError(error);
      return { count: null, problem: code === '' ? errorClass : `${errorClass} ${code}` };
    }
  });
