import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fakeTools, type FakeTools } from '../deploy/testing/fake-tools';
import { ToolFailed } from '../deploy/tools';
import { ROOT } from '../../local/machine/places';
import { ensureAlerts, EXCLUSION, filesOf } from './ensure-alerts';

const EMAIL = 'owner@tulia.example';
const PROJECT = 'tulia-kenya';
const channel = {
  name: 'projects/tulia-kenya/notificationChannels/1',
  displayName: 'Tulia: the owner',
  labels: { email_address: EMAIL },
};
const check = { monitoredResource: { labels: { host: 'tulia.example' } } };
interface Contents {
  name: string;
  filter: string;
  displayName: string;
}
const contentsOf = (kind: 'metrics' | 'policies') =>
  filesOf(kind).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Contents);
const metrics = contentsOf('metrics');
const policies = contentsOf('policies');

let fakes: FakeTools;
let paused: number;
beforeEach(() => {
  paused = 0;
  fakes = fakeTools();
});

const ensure = () =>
  ensureAlerts(fakes.tools, PROJECT, {
    email: EMAIL,
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
  fakes.answer('gcloud', 'beta monitoring channels create *', { says: channel });
  fakes.answer('gcloud', 'monitoring policies list *', { says: found.policies ?? made() });
  fakes.answer('gcloud', 'monitoring uptime list-configs *', { says: found.checks ?? [check] });
  fakes.answer('gcloud', 'monitoring uptime create *', {});
  fakes.answer('gcloud', 'logging metrics [cu]* *', {});
  fakes.answer('gcloud', 'monitoring policies [cu]* *', {});
}
/** The policies that were made, as Google lists them. */
const made = () =>
  changes().flatMap((each, index) => {
    const [, policy] = /--policy=(.*) --project/.exec(each) ?? [];
    const name = `projects/tulia-kenya/alertPolicies/${index}`;
    return policy === undefined ? [] : [{ ...(JSON.parse(policy) as Contents), name }];
  });

it('a project without alerts gets metrics, a channel, an uptime check and policies, once', async () => {
  there({ metrics: [], policies: [], checks: [], channels: [] });
  const all = metrics.length + policies.length + 2;
  expect(await ensure()).toHaveLength(all);
  expect(changes()).toHaveLength(all);
  const where = `--project ${PROJECT}`;
  expect(changes()).toContain(
    `gcloud monitoring uptime create Tulia: the site --resource-type=uptime-url --resource-labels=host=tulia.example,project_id=${PROJECT} --protocol=https --validate-ssl=true --path=/version.json --period=5 ${where}`,
  );
  expect(changes()).toContain(
    `gcloud beta monitoring channels create --display-name=Tulia: the owner --type=email --channel-labels=email_address=${EMAIL} ${where} --format=json`,
  );
  expect(made()[0]).toMatchObject({ ...policies[0], notificationChannels: [channel.name] });
  there({});
  expect(await ensure()).toEqual([]);
});

it('a site that has moved is checked at its new address', async () => {
  there({ checks: [{ monitoredResource: { labels: { host: 'tulia.web.app' } } }] });
  expect(await ensure()).toContain('uptime check of tulia.example');
});

it('the command waits until policies can name a new metric', async () => {
  there({ policies: [] });
  const later = { fails: 'NOT_FOUND: Cannot find metric that matches type = "x".' };
  fakes.answer('gcloud', 'monitoring policies create *', later, later, {});
  expect(await ensure()).toHaveLength(policies.length);
  expect(paused).toBe(60_000);
});

it('what differs is updated, and nothing else', async () => {
  there({ policies: [] });
  await ensure();
  const before = changes().length;
  const [metric, ...otherMetrics] = metrics;
  const [policy, ...otherPolicies] = made();
  there({
    metrics: [{ ...metric, filter: 'severity>=WARNING' }, ...otherMetrics],
    policies: [{ ...policy, userLabels: { tulia: 'older' } }, ...otherPolicies],
  });
  expect(await ensure()).toEqual([`metric ${metric?.name}`, policy?.displayName]);
  const now = changes().slice(before);
  expect(now.map((each) => each.split(' --')[0])).toEqual([
    `gcloud logging metrics update ${metric?.name}`,
    `gcloud monitoring policies update ${policy?.name}`,
  ]);
});

it.each<[string, object[], boolean]>([
  ['are kept out of the log from the first run on', [{ name: 'of-others', filter: 'x' }], false],
  ['are kept out again where somebody let them in', [{ ...EXCLUSION, disabled: true }], true],
  ['are kept out by the filter of today', [{ ...EXCLUSION, filter: 'older' }], true],
])('the addresses that payments are told to %s', async (_, exclusions, isThere) => {
  there({ exclusions, policies: [] });
  expect(await ensure()).toContain('exclusion tulia-payment-addresses');
  const removed = isThere ? '--remove-exclusions=tulia-payment-addresses ' : '';
  expect(changes()[0]).toBe(
    `gcloud logging sinks update _Default ${removed}--add-exclusion=name=tulia-payment-addresses,filter=log_id("run.googleapis.com/requests") AND resource.labels.service_name=("paymentwebhook" OR "calendarfeed") --project ${PROJECT}`,
  );
});

it('notices of payments, and feeds, have their own functions, whose requests are kept out of the log', () => {
  const index = readFileSync(path.join(ROOT, 'functions/src/index.ts'), 'utf8');
  for (const name of ['paymentWebhook', 'calendarFeed']) {
    expect(index).toContain(`export const ${name} = `);
    expect(EXCLUSION.filter).toContain(`"${name.toLowerCase()}"`);
  }
});

it('a command that may not read the project stops, and has changed nothing', async () => {
  there({});
  const denied = { fails: 'ERROR: 403 PERMISSION_DENIED' };
  fakes.answer('gcloud', 'logging sinks describe _Default *', denied);
  await expect(ensure()).rejects.toThrow(ToolFailed);
  expect(changes()).toEqual([]);
});

it('the functions write every line that a metric counts, and every metric belongs to an alert', () => {
  const folder = path.join(ROOT, 'functions/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const alerts = JSON.stringify(policies);
  for (const { name, filter } of metrics) {
    // The SDK's logger writes a stack behind the title of an error: the message contains it and does not equal it.
    const titles = [...filter.matchAll(/jsonPayload\.message:"([^"]+)"/g)].map(
      ([, title]) => title,
    );
    expect(titles).not.toEqual([]);
    for (const title of titles) expect(sources).toContain(`logFault('${title}'`);
    expect(alerts).toContain(`user/${name}\\"`);
  }
});

it('every alert has its line in the runbook, and its metric', () => {
  const runbook = readFileSync(path.join(ROOT, 'docs/operate.md'), 'utf8');
  for (const policy of policies) {
    expect(runbook).toContain(`| ${policy.displayName.slice('Tulia: '.length)} `);
    const [, metric] = /logging\.googleapis\.com\/user\/(\w+)/.exec(JSON.stringify(policy)) ?? [];
    if (metric !== undefined) expect(metrics.map(({ name }) => name)).toContain(metric);
  }
});
