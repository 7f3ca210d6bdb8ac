/**
 * Makes the alerts of a project: the metrics and policies beside this file, in the form of Google's API, an email
 * channel and an uptime check of the site. It also keeps secret addresses out of the log. docs/operate.md says what to
 * do about each alert.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ToolFailed, type Tools } from '../deploy/tools';

/**
 * Keeps secret addresses out of the log. That for notices of payments holds M-Pesa's only proof, and a reader of the
 * log could send notices of money that never came; whoever has that of a practitioner's feed can read it. It is an
 * exclusion of the sink `_Default` (cloud.google.com/logging/docs/reference/v2/rest/v2/projects.sinks); lines of the
 * functions stay.
 */
export const EXCLUSION = {
  name: 'tulia-payment-addresses',
  filter:
    'log_id("run.googleapis.com/requests") AND resource.labels.service_name=("paymentwebhook" OR "calendarfeed")',
};

const CHANNEL = 'Tulia: the owner';
/** The compared fields of Google's answers. */
interface Found {
  name: string;
  displayName?: string;
  filter?: string;
  disabled?: boolean;
  labels?: { email_address?: string };
  userLabels?: { tulia?: string };
  monitoredResource?: { labels?: { host?: string } };
}

interface Alerting {
  /** receives the alerts */
  email: string;
  /** `https://…` */
  site: string;
  pause: (milliseconds: number) => Promise<unknown>;
}

export const filesOf = (kind: 'metrics' | 'policies') =>
  readdirSync(path.join(import.meta.dirname, kind), { withFileTypes: true })
    .map((file) => path.join(file.parentPath, file.name))
    .sort();

/** Changes only what is missing or differs. @returns what it did @throws ToolFailed */
export async function ensureAlerts(
  tools: Tools,
  project: string,
  { email, site, pause }: Alerting,
): Promise<string[]> {
  const where = ['--project', project];
  const done: string[] = [];
  const ask = (...words: string[]) => tools.ask('gcloud', [...words, ...where]);
  const list = async (...words: string[]) => (await ask(...words)) as Found[];
  const change = async (what: string, ...words: string[]) => {
    await tools.run('gcloud', [...words, ...where]);
    done.push(what);
  };

  const sink = await ask('logging', 'sinks', 'describe', '_Default');
  const { exclusions = [] } = sink as { exclusions?: Found[] };
  const { name, filter } = EXCLUSION;
  const excluded = exclusions.find((each) => each.name === name);
  if (excluded?.filter !== filter || excluded.disabled === true) {
    const removed = excluded === undefined ? [] : [`--remove-exclusions=${name}`];
    const added = `--add-exclusion=name=${name},filter=${filter}`;
    await change(`exclusion ${name}`, 'logging', 'sinks', 'update', '_Default', ...removed, added);
  }

  const metrics = await list('logging', 'metrics', 'list');
  for (const file of filesOf('metrics')) {
    const metric = JSON.parse(readFileSync(file, 'utf8')) as Found;
    const there = metrics.find((each) => each.name === metric.name);
    // Google fills in more fields.
    if (there?.filter === metric.filter) continue;
    const what = ['logging', 'metrics', there === undefined ? 'create' : 'update', metric.name];
    await change(`metric ${metric.name}`, ...what, `--config-from-file=${file}`);
  }

  const { host } = new URL(site);
  const checks = await list('monitoring', 'uptime', 'list-configs');
  if (!checks.some(({ monitoredResource }) => monitoredResource?.labels?.host === host)) {
    const create = ['monitoring', 'uptime', 'create', 'Tulia: the site'];
    const labels = `--resource-labels=host=${host},project_id=${project}`;
    // The smallest file of the site, every five minutes.
    const how = ['--protocol=https', '--validate-ssl=true', '--path=/version.json', '--period=5'];
    const words = [...create, '--resource-type=uptime-url', labels, ...how];
    await change(`uptime check of ${host}`, ...words);
  }

  const channels = ['beta', 'monitoring', 'channels'];
  let channel = (await list(...channels, 'list')).find(
    ({ displayName, labels }) => displayName === CHANNEL && labels?.email_address === email,
  );
  if (channel === undefined) {
    const to = [`--display-name=${CHANNEL}`, '--type=email'];
    const address = `--channel-labels=email_address=${email}`;
    channel = (await ask(...channels, 'create', ...to, address)) as Found;
    done.push(`channel to ${email}`);
  }

  const policies = await list('monitoring', 'policies', 'list');
  for (const file of filesOf('policies')) {
    const text = readFileSync(file, 'utf8').replaceAll('CHANNEL', channel.name);
    const tulia = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const policy = { ...(JSON.parse(text) as { displayName: string }), userLabels: { tulia } };
    const there = policies.find(({ displayName }) => displayName === policy.displayName);
    if (there?.userLabels?.tulia === tulia) continue;
    const what = there === undefined ? ['create'] : ['update', there.name];
    const words = ['monitoring', 'policies', ...what, `--policy=${JSON.stringify(policy)}`];
    await onceItsMetricIsThere(() => change(policy.displayName, ...words), pause);
  }
  return done;
}

/** According to Cloud Monitoring, a policy can name a new metric after up to ten minutes. */
async function onceItsMetricIsThere(
  make: () => Promise<void>,
  pause: Alerting['pause'],
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await make();
      return;
    } catch (error) {
      const early = error instanceof ToolFailed && error.message.includes('Cannot find metric');
      if (!early || tries > 20) throw error;
      await pause(30_000);
    }
  }
}
