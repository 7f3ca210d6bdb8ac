/**
 * The deployed endpoints, triggers and jobs with their options. The modules that do the work are loaded when
 * they are first needed (`platform/endpoint.ts`), so nothing heavy may be imported here. All instances together
 * fit into the quota that a new project has in a region (decision 061). `index.test.ts` holds both.
 */
import { documentTrigger, endpoint, job, webhook } from './platform/endpoint';
import * as params from './platform/params';
import { WORK } from './work';

const google = { secrets: params.googleSecrets };
const payment = { secrets: params.paymentSecrets };
/** Each secret once: the platform takes none twice. */
const together = <Secret>(...lists: Secret[][]): Secret[] => [...new Set(lists.flat())];
/** For calls that read many documents (an export, a job) beside up to 79 others. */
const roomy = { memory: '512MiB' } as const;

async function callsOfUpkeep() {
  const { runJobNow, ...calls } = await import('./calls/upkeep');
  return { ...calls, runJobNow: runJobNow(WORK) };
}

/** App Check is off here: a browser that gets no token must still report its errors. */
export const reports = endpoint<'reports'>(() => import('./calls/reports'), {
  enforceAppCheck: false,
});
export const client = endpoint<'client'>(() => import('./calls/client'), {
  ...google,
  ...roomy,
  maxInstances: 3,
  minInstances: params.clientMinInstances,
});
export const desk = endpoint<'desk'>(() => import('./calls/desk'), { ...google, maxInstances: 2 });
export const money = endpoint<'money'>(() => import('./calls/money'), {
  ...payment,
  maxInstances: 2,
});
/** The health page asks each outside service whether it would answer. */
export const office = endpoint<'office'>(() => import('./calls/office'), {
  secrets: together(params.googleSecrets, params.paymentSecrets),
});
export const upkeep = endpoint<'upkeep'>(callsOfUpkeep, {
  ...roomy,
  secrets: together(params.smtpSecrets, params.googleSecrets, params.paymentSecrets),
  timeoutSeconds: 300,
});

export const paymentWebhook = webhook(
  async () => (await import('./webhooks/payment-webhook')).paymentWebhook,
  payment,
);

/** Calendars ask every few minutes, and nobody waits for the answer. */
export const calendarFeed = webhook(
  async () => (await import('./webhooks/calendar-feed')).calendarFeed,
  { cpu: 0.5, concurrency: 1, maxInstances: 1 },
);

const trigger = {
  region: params.REGION,
  serviceAccount: params.SERVICE_ACCOUNT,
  database: params.databaseId(),
  maxInstances: 1,
};

export const deliverMail = documentTrigger('deliverMail', ({ onDocumentWritten }) =>
  onDocumentWritten(
    { ...trigger, document: 'mail/{mailId}', secrets: params.smtpSecrets },
    async (event) => (await import('./triggers/deliver-mail')).deliverMail(event),
  ),
);
export const deliverPush = documentTrigger('deliverPush', ({ onDocumentCreated }) =>
  onDocumentCreated({ ...trigger, document: 'pushes/{mailId}' }, async (event) =>
    (await import('./triggers/deliver-push')).deliverPush(event),
  ),
);

export const checkConnections = job('checkConnections', WORK.checkConnections, {
  secrets: together(params.googleSecrets, params.paymentSecrets),
});
export const eraseExpiredRecords = job('eraseExpiredRecords', WORK.eraseExpiredRecords);
export const followPayments = job('followPayments', WORK.followPayments, payment);
export const lookForPayments = job('lookForPayments', WORK.lookForPayments, payment);
export const recountBookings = job('recountBookings', WORK.recountBookings);
export const recountClients = job('recountClients', WORK.recountClients);
export const releaseLapsedHolds = job('releaseLapsedHolds', WORK.releaseLapsedHolds);
export const reportToOwner = job('reportToOwner', WORK.reportToOwner);
export const retryMeetings = job('retryMeetings', WORK.retryMeetings, google);
export const rollAvailability = job('rollAvailability', WORK.rollAvailability);
export const sweepOutbox = job('sweepOutbox', WORK.sweepOutbox, { secrets: params.smtpSecrets });
