import { showHealth as contract } from '@tulia/domain/calls/practice/health';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { isGoogleSetUp } from '../../meeting/calendar-client';
import { textAccount } from '../../messages/account';
import { paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { readConnections } from '../../platform/connections';
import { lastRuns } from '../../platform/job-runs';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { readSettings } from '../../practice/settings';

/** Calls of one admin in an hour. */
const LOOKS = 120;

export const showHealth = callable(contract, async (_, { caller, clock }) => {
  const now = clock.now();
  await countEachCall([perHour('health-look', caller.uid, LOOKS)], now);
  const [runs, connections, google, mpesa, texts, { payment }] = await Promise.all([
    lastRuns(),
    readConnections(),
    isGoogleSetUp(),
    paymentProvider(),
    textAccount(),
    readSettings(),
  ]);
  const isUsed = payment.promptsOn || connections.mpesa.registeredAt !== null;
  return {
    at: now,
    jobs: JOB_NAMES.map((name) => ({ name, run: runs[name] ?? null })),
    connections,
    // M-Pesa is set up once clients are offered STK pushes, or it was asked to tell of money; credentials alone may
    // come long before. Emails always have an account, and the project's own sends notifications.
    connected: {
      google,
      mpesa: isUsed && mpesa !== null,
      push: true,
      texts: texts !== null,
      mail: true,
    },
  };
});
