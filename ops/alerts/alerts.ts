/**
 * Why the owner is alerted: counts of lines in the log, each with the threshold from which it is no accident. Titles
 * are those of `logFault` in the functions; a test holds that every one of them is still written. docs/operate.md
 * says what to do about each.
 */
import { createHash } from 'node:crypto';

export interface LogMetric {
  /** as Cloud Logging keeps it */
  name: string;
  /** titles of lines in the log that are counted */
  events: readonly string[];
}

/** A metric of Google's own, summed up unless it says how it is told. */
interface Measured {
  metric: string;
  resource: string;
  told?: { perSeriesAligner: string; crossSeriesReducer: string; groupByFields?: string[] };
}

export interface Alert {
  /** as Cloud Monitoring shows it, and as the runbook has it */
  title: string;
  /** what is counted: lines of the log, requests of a function, or what Google measures by itself */
  of: LogMetric | { requestsTo: string } | Measured;
  /** more than so many, or so much, within `minutes`; null when it is told that there were none at all */
  moreThan: number | null;
  minutes: number;
  /** what the mail says to do */
  then: string;
}

const PAGE = 'Open /admin/health of the site; docs/operate.md has the symptom.';

const metric = (name: string, ...events: string[]): LogMetric => ({
  name: `tulia_${name}`,
  events,
});

export const ALERTS: readonly Alert[] = [
  {
    title: 'Tulia: a job failed',
    of: metric('job_failed', 'job failed'),
    moreThan: 2,
    minutes: 30,
    then: `${PAGE} “Run now” beside the job says whether it still fails.`,
  },
  {
    title: 'Tulia: jobs do not run',
    of: { requestsTo: 'sweepOutbox' },
    moreThan: null,
    minutes: 30,
    then: 'Cloud Scheduler does not call them: gcloud scheduler jobs list --location=<SCHEDULER_REGION>; npm run deploy makes its entries anew.',
  },
  {
    title: 'Tulia: calls fail',
    of: metric('call_failed', 'call failed'),
    moreThan: 5,
    minutes: 10,
    then: `${PAGE} Error Reporting has the stack; the commit before goes out by npm run deploy -- --again.`,
  },
  {
    title: 'Tulia: a connection is lost',
    of: metric('connection_lost', 'connection lost'),
    moreThan: 0,
    minutes: 10,
    then: `${PAGE} The practice has a mail of its own about it.`,
  },
  {
    title: 'Tulia: mails cannot be written',
    of: metric('mail_broken', 'mail not rendered', 'mail not composed'),
    moreThan: 0,
    minutes: 10,
    then: 'A template fails: Error Reporting has the place. Clients do not hear of their bookings.',
  },
  {
    title: 'Tulia: notices of payments are not taken',
    of: metric('payment_refused', 'notice not taken'),
    moreThan: 2,
    minutes: 30,
    then: `${PAGE} The nightly look enters what was missed; “looking for payments”, “Run now”, does so at once.`,
  },
  {
    title: 'Tulia: a notice is not understood',
    of: metric('payment_unread', 'notice not read', 'payments not read', 'notice not certain'),
    moreThan: 0,
    minutes: 60,
    then: 'Compare the M-Pesa statement of this hour with “Whose is this?”. The log by where: paymentWebhook says what could not be read.',
  },
  {
    title: 'Tulia: no list of payments',
    of: metric('payments_unlisted', 'no list of payments'),
    moreThan: 0,
    minutes: 60,
    then: 'A payment whose notice is lost is not entered. Settings, “Check M-Pesa”, says why; “Ask it to tell” asks for the list.',
  },
  {
    title: 'Tulia: copies had to be corrected',
    of: metric('corrected', 'projections corrected', 'clients corrected'),
    moreThan: 0,
    minutes: 60,
    then: 'The data is right again. Tell whoever writes the code: a commit left something behind.',
  },
  {
    title: 'Tulia: a contract lacks a refusal',
    of: metric('refusal_unlisted', 'refusal not in its contract'),
    moreThan: 0,
    minutes: 60,
    then: 'The caller was answered. Tell the developer: the log has the call (where) and the missing code.',
  },
  {
    title: 'Tulia: many reads',
    of: {
      metric: 'firestore.googleapis.com/document/read_count',
      resource: 'firestore_instance',
    },
    moreThan: 10_000,
    minutes: 60,
    then: 'A fifth of the free day went in an hour: look which screen or job asks; docs/performance.md has what a day costs.',
  },
  {
    title: 'Tulia: memory runs short',
    of: {
      metric: 'run.googleapis.com/container/memory/utilizations',
      resource: 'cloud_run_revision',
      told: {
        perSeriesAligner: 'ALIGN_PERCENTILE_99',
        crossSeriesReducer: 'REDUCE_MAX',
        groupByFields: ['resource.label.service_name'],
      },
    },
    moreThan: 0.9,
    minutes: 10,
    then: 'An instance that has none left is ended, and what it was doing fails without a line of ours: raise the memory of the function that is named, in functions/src/index.ts.',
  },
  {
    title: 'Tulia: the site does not answer',
    of: {
      metric: 'monitoring.googleapis.com/uptime_check/check_passed',
      resource: 'uptime_url',
      told: { perSeriesAligner: 'ALIGN_NEXT_OLDER', crossSeriesReducer: 'REDUCE_COUNT_FALSE' },
    },
    // from so many of the places from which Google looks, so that one broken line is no alarm
    moreThan: 1,
    minutes: 10,
    then: 'Open the site. If it is gone: status.firebase.google.com, the domain and its certificate under Hosting, the billing of the project.',
  },
];

/** The metrics that the alerts count by. */
export const LOG_METRICS: readonly LogMetric[] = ALERTS.flatMap(({ of }) =>
  'events' in of ? [of] : [],
);

const quoted = (text: string) => JSON.stringify(text);

/**
 * What the log is not to keep: the addresses that payments are told to, since the secret in them is all that M-Pesa
 * proves itself by, and whoever may read the log could tell of money that never came. An exclusion of the sink
 * `_Default` (cloud.google.com/logging/docs/reference/v2/rest/v2/projects.sinks); lines of the functions stay.
 */
export const EXCLUSION = {
  name: 'tulia-payment-addresses',
  filter: 'log_id("run.googleapis.com/requests") AND resource.labels.service_name="paymentwebhook"',
};

/**
 * Which lines of the log a metric counts. The SDK's logger writes the title of an error as `Error: <title>` with a
 * stack behind it, so the message contains the title and does not equal it.
 */
export function logFilter({ events }: LogMetric): string {
  const titles = events.map((event) => `jsonPayload.message:${quoted(event)}`).join(' OR ');
  return `resource.type="cloud_run_revision" AND severity>=ERROR AND (${titles})`;
}

/** A LogMetric (cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics), without its name. */
export function logMetricOf(metric: LogMetric) {
  return { description: metric.events.join(', '), filter: logFilter(metric) };
}

function conditionFilter({ of }: Alert): string {
  if ('events' in of)
    return `metric.type="logging.googleapis.com/user/${of.name}" AND resource.type="cloud_run_revision"`;
  if ('requestsTo' in of) {
    const service = quoted(of.requestsTo.toLowerCase());
    return `metric.type="run.googleapis.com/request_count" AND resource.type="cloud_run_revision" AND resource.label.service_name=${service}`;
  }
  return `metric.type=${quoted(of.metric)} AND resource.type=${quoted(of.resource)}`;
}

/**
 * An AlertPolicy (cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies), without what Google fills
 * in.
 */
export interface AlertPolicy {
  displayName: string;
  userLabels: { tulia: string };
  [field: string]: unknown;
}

/** @param channels resource names of the channels that are told */
export function policyOf(alert: Alert, channels: readonly string[]): AlertPolicy {
  const { title, moreThan, minutes, then, of } = alert;
  const span = `${minutes * 60}s`;
  const summed = { perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' };
  const told = ('told' in of ? of.told : undefined) ?? summed;
  const aggregations = [{ alignmentPeriod: span, ...told }];
  const filter = conditionFilter(alert);
  const condition =
    moreThan === null
      ? { conditionAbsent: { filter, duration: span, aggregations } }
      : {
          conditionThreshold: {
            filter,
            aggregations,
            comparison: 'COMPARISON_GT',
            thresholdValue: moreThan,
            duration: '0s',
          },
        };
  const policy = {
    displayName: title,
    combiner: 'OR',
    enabled: true,
    conditions: [{ displayName: title, ...condition }],
    documentation: { content: then, mimeType: 'text/markdown' },
    notificationChannels: [...channels],
    alertStrategy: { autoClose: '86400s' },
  };
  const sum = createHash('sha256').update(JSON.stringify(policy)).digest('hex').slice(0, 12);
  return { ...policy, userLabels: { tulia: sum } };
}
