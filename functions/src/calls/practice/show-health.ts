/** The state of the system. */
import { showHealth as contract } from '@tulia/domain/calls/practice/health';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { CONNECTION_NAMES } from '@tulia/domain/practice/connections';
import { HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { isGoogleSetUp } from '../../meeting/calendar-client';
import { paymentProvider } from '../../payments/provider';
import { projectId } from '../../platform/app';
import { callable } from '../../platform/callable';
import { readConnections } from '../../platform/connections';
import { lastRuns } from '../../platform/job-runs';
import { monitoringRootUrl, runningVersion } from '../../platform/params';
import { spendQuota } from '../../platform/quota';
import { usageToday } from '../../platform/usage';
import { lookAtQueues } from '../../practice/queues';

/** Calls in an hour: one every half minute is more than an admin needs. */
const LOOKS = 120;
/** The quota's counter, and the document of the person who asks. */
const OWN_READS = 2;

export const showHealth = callable(contract, async (_, { caller, clock }) => {
  const now = clock.now();
  const quota = { kind: 'health-look', subject: caller.uid, limit: LOOKS };
  await spendQuota([{ ...quota, windowMilliseconds: HOUR }], randomUUID(), now);
  const [{ queues, reads }, runs, connections, usage] = await Promise.all([
    lookAtQueues(now),
    lastRuns(),
    readConnections(),
    usageToday({ root: monitoringRootUrl(), project: projectId() }, now),
  ]);
  return {
    at: now,
    version: runningVersion(),
    queues,
    jobs: JOB_NAMES.map((name) => ({ name, run: runs[name] ?? null })),
    connections,
    // Notifications have no switch of their own: the project's account sends them.
    connected: { google: isGoogleSetUp(), mpesa: paymentProvider() !== null, push: true },
    usage,
    documentsRead: reads + JOB_NAMES.length + CONNECTION_NAMES.length + OWN_READS,
  };
});
