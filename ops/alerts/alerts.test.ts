import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fakeTools, type FakeTools } from '../deploy/testing/fake-tools';
import { ToolFailed } from '../deploy/tools';
import { ROOT } from '../../local/machine/places';
import { ALERTS, EXCLUSION, LOG_METRICS, logFilter, logMetricOf, policyOf } from './alerts';
import { ensureAlerts } from './ensure-alerts';

const MAIL = 'owner@tulia.example';
const PROJECT = 'tulia-kenya';
const CHANNEL = 'projects/tulia-kenya/notificationChannels/1';
const channel = {
  name: CHANNEL,
  displayName: 'Tulia: the owner',
  labels: { email_address: MAIL },
};
const check = {
  displayName: 'Tulia: the site',
  monitoredResource: { labels: { host: 'tulia.example' } },
};
const metrics = LOG_METRICS.map((metric) => ({ name: metric.name, ...logMetricOf(metric) }));
const policies = ALERTS.map((alert, index) => {
  const { displayName, userLabels } = policyOf(alert, [CHANNEL]);
  return { name: `projects/tulia-kenya/alertPolicies/${index}`, displayName, userLabels };
});

let fakes: FakeTools;
let paused: number;
beforeEach(() => {
  paused = 0;
  fakes = fakeTools();
});

const ensure = () =>
  ensureAlerts(fakes.tools, PROJECT, {
    mail: MAIL,
    site: 'https://tulia.example',
    pause: (milliseconds) => {
      paused += milliseconds;
      return Promise.resolve();
    },
  });
const changes = () => fakes.asked().filter((each) => / (?:create|update) /.test(each));
function there(found: {
  metrics?: object[];
  channels?: object[];
  policies?: object[];
  exclusions?: object[];
  checks?: object[];
}) {
  const sink = { name: '_Default', exclusions: found.exclusions ?? [EXCLUSION] };
  fakes.answer('gcloud', 'logging sinks describe _Default *', { says: sink });
  fakes.answer('gcloud', 'logging sinks update _Default *', {});
  fakes.answer('gcloud', 'logging metrics list *', { says: found.metrics ?? metrics });
  fakes.answer('gcloud', 'beta monitoring channels list *', { says: found.channels ?? [channel] });
  fakes.answer('gcloud', 'monitoring policies list *', { says: found.policies ?? policies });
  fakes.answer('gcloud', 'monitoring uptime list-configs *', { says: found.checks ?? [check] });
  fakes.answer('gcloud', 'monitoring uptime create *', {});
  fakes.answer('gcloud', 'logging metrics [cu]* *', {});
  fakes.answer('gcloud', 'monitoring policies [cu]* *', {});
}

it('a project without any gets metrics, a channel, a look at the site and policies', async () => {
  there({ metrics: [], policies: [], checks: [] });
  fakes.answer('gcloud', 'beta monitoring channels list *', { says: [] }, { says: [channel] });
  fakes.answer('gcloud', 'beta monitoring channels create *', {});
  const done = await ensure();
  expect(done).toHaveLength(LOG_METRICS.length + 1 + ALERTS.length);
  expect(changes()).toHaveLength(LOG_METRICS.length + 1 + ALERTS.length + 1);
  expect(changes()).toContain(
    `gcloud monitoring uptime create Tulia: the site --project ${PROJECT} --resource-type=uptime-url --resource-labels=host=tulia.example,project_id=${PROJECT} --protocol=https --validate-ssl=true --path=/version.json --period=5`,
  );
  expect(changes()).toContain(
    `gcloud beta monitoring channels create --project ${PROJECT} --display-name=Tulia: the owner --type=email --channel-labels=email_address=${MAIL}`,
  );
});

it('what is there is left as it is, and a site that has moved is looked at where it is now', async () => {
  there({});
  expect(await ensure()).toEqual([]);
  expect(changes()).toEqual([]);
  there({ checks: [{ ...check, monitoredResource: { labels: { host: 'tulia.web.app' } } }] });
  expect(await ensure()).toEqual(['look at tulia.example']);
});

it('a metric that was just made is waited for', async () => {
  there({ policies: [] });
  const later = { fails: 'NOT_FOUND: Cannot find metric that matches type = "x".' };
  fakes.answer('gcloud', 'monitoring policies create *', later, later, {});
  expect(await ensure()).toHaveLength(ALERTS.length);
  expect(paused).toBe(60_000);
});

it('what differs is brought up to date, and nothing beside it', async () => {
  const [metric, ...otherMetrics] = metrics;
  const [policy, ...otherPolicies] = policies;
  there({
    metrics: [{ ...metric, filter: 'severity>=WARNING' }, ...otherMetrics],
    policies: [{ ...policy, userLabels: { tulia: 'older' } }, ...otherPolicies],
  });
  expect(await ensure()).toEqual([`metric ${metric?.name}`, policy?.displayName]);
  expect(changes().map((each) => each.split(' --')[0])).toEqual([
    `gcloud logging metrics update ${metric?.name}`,
    `gcloud monitoring policies update ${policy?.name}`,
  ]);
});

it.each<[string, object[], boolean]>([
  ['are kept out of the log from the first run on', [{ name: 'of-others', filter: 'x' }], false],
  ['are kept out again where somebody let them in', [{ ...EXCLUSION, disabled: true }], true],
  ['are kept out by the filter of today', [{ ...EXCLUSION, filter: 'older' }], true],
])('the addresses that payments are told to %s', async (_, exclusions, isThere) => {
  there({ exclusions });
  expect(await ensure()).toEqual(['exclusion tulia-payment-addresses']);
  const update = `gcloud logging sinks update _Default --project ${PROJECT}`;
  expect(changes()).toEqual([
    ...(isThere ? [`${update} --remove-exclusions=tulia-payment-addresses`] : []),
    `${update} --add-exclusion=name=tulia-payment-addresses,filter=log_id("run.googleapis.com/requests") AND resource.labels.service_name="paymentwebhook"`,
  ]);
});

it('the address that payments are told to is a function of its own, whose requests are kept out', () => {
  const index = readFileSync(path.join(ROOT, 'functions/src/index.ts'), 'utf8');
  expect(index).toContain('export const paymentWebhook = ');
  expect(EXCLUSION.filter).toContain(`"${'paymentWebhook'.toLowerCase()}"`);
});

it('stops where it may not look, and has changed nothing', async () => {
  there({ exclusions: [] });
  const denied = { fails: 'ERROR: 403 PERMISSION_DENIED' };
  fakes.answer('gcloud', 'logging sinks describe _Default *', denied);
  await expect(ensure()).rejects.toThrow(ToolFailed);
  expect(changes()).toEqual([]);
});

it('every line that is counted is written by the functions', () => {
  const folder = path.join(ROOT, 'functions/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const unknown = LOG_METRICS.flatMap(({ events }) => events).filter(
    (event) => !new RegExp(`logFault\\('${event}'`).test(sources),
  );
  expect(unknown).toEqual([]);
});

it('a line is found by its title, though its message goes on with a stack', () => {
  expect(logFilter(LOG_METRICS[0]!)).toContain('(jsonPayload.message:"job failed")');
});

it('every alert has its line in the runbook', () => {
  const runbook = readFileSync(path.join(ROOT, 'docs/operate.md'), 'utf8');
  expect(ALERTS.filter(({ title }) => !runbook.includes(title.slice('Tulia: '.length)))).toEqual(
    [],
  );
});

it('a policy says from when on it tells, and changes its mark with its contents', () => {
  const [alert] = ALERTS;
  const policy = policyOf(alert!, [CHANNEL]);
  expect(policy).toMatchObject({
    conditions: [{ conditionThreshold: { thresholdValue: 2, comparison: 'COMPARISON_GT' } }],
    notificationChannels: [CHANNEL],
  });
  expect(policyOf(alert!, []).userLabels).not.toEqual(policy.userLabels);
  const silent = ALERTS.find(({ moreThan }) => moreThan === null);
  expect(policyOf(silent!, [CHANNEL])).toMatchObject({
    conditions: [{ conditionAbsent: { duration: '1800s' } }],
  });
});
