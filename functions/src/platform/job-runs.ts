/** Records the last run of every job, so that staff learn of a job that stopped (decision 026). */
import { JOB_NAMES, type JobName, type JobRun } from '@tulia/domain/practice/jobs';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { db } from './app';
import type { Clock } from './clock';
import { describeError, logFault } from './log';
import { logIfFails } from './log-if-fails';

/** Runs a job and records its end or failure. @returns the job's count @throws what the job throws */
export async function recorded(
  name: JobName,
  clock: Clock,
  run: (clock: Clock) => Promise<unknown>,
): Promise<number | null> {
  let did: unknown;
  try {
    did = await run(clock);
  } catch (error) {
    const described = describeError(error);
    const { errorClass, code } = described;
    const problem = code === '' ? errorClass : `${errorClass} ${code}`;
    await record(name, { failedAt: clock.now(), problem });
    logFault('job failed', { where: name, ...described });
    throw error;
  }
  await record(name, { endedAt: clock.now() });
  return typeof did === 'number' ? did : null;
}

async function record(name: JobName, part: Partial<JobRun>): Promise<void> {
  // A run that cannot be recorded must not be repeated: its work is done.
  await logIfFails('run not recorded', { where: name }, () =>
    db().doc(jobRunPath(name)).set(jobRuns.toStoredPart(part), { merge: true }),
  );
}

/** The last run of every job; a job that never ran is missing. */
export async function lastRuns(): Promise<Partial<Record<JobName, JobRun>>> {
  const snapshots = await db().getAll(...JOB_NAMES.map((name) => db().doc(jobRunPath(name))));
  const runs = snapshots.map((snapshot, index) => {
    const data = snapshot.data();
    return data === undefined ? [] : [[JOB_NAMES[index], jobRuns.fromStored(data)]];
  });
  return Object.fromEntries(runs.flat()) as Partial<Record<JobName, JobRun>>;
}
