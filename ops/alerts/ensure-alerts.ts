/**
 * Makes log metrics, the channel to the owner and alert policies, keeps secret addresses out of the log, and brings
 * what differs to what it should be.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ToolFailed, type Tools } from '../deploy/tools';
import { VERSION_FILE } from '../deploy/running-version';
import { ALERTS, EXCLUSION, LOG_METRICS, logMetricOf, policyOf } from './alerts';

const CHANNEL = 'Tulia: the owner';
const SITE_CHECK = 'Tulia: the site';

/** How long a policy waits for a metric that was just made: Cloud Monitoring says that it may take ten minutes. */
const BETWEEN_TRIES = 30_000;
const MOST_TRIES = 20;

interface Found {
  name?: string;
  displayName?: string;
  filter?: string;
  labels?: { email_address?: string };
  userLabels?: { tulia?: string };
  monitoredResource?: { labels?: { host?: string } };
}

interface Sink {
  exclusions?: { name?: string; filter?: string; disabled?: boolean }[];
}

export interface Alerting {
  /** whom to tell */
  mail: string;
  /** `https://…`, which is looked at */
  site: string;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Changes only what is missing or differs; run again, it does nothing. @returns what it did @throws ToolFailed */
export async function ensureAlerts(
  tools: Tools,
  project: string,
  { mail, site, pause }: Alerting,
): Promise<string[]> {
  const excluded = await ensureExclusion(tools, project);
  const metrics = await ensureMetrics(tools, project);
  const looks = await ensureSiteCheck(tools, project, new URL(site).host);
  const channel = await channelTo(tools, project, mail);
  return [
    ...excluded,
    ...metrics,
    ...looks,
    ...(await ensurePolicies(tools, project, channel, pause)),
  ];
}

async function ensureExclusion(tools: Tools, project: string): Promise<string[]> {
  const sink = (what: string) => ['logging', 'sinks', what, '_Default', '--project', project];
  const { exclusions = [] } = (await tools.ask('gcloud', sink('describe'))) as Sink;
  const { name, filter } = EXCLUSION;
  const there = exclusions.find((each) => each.name === name);
  if (there?.filter === filter && there.disabled !== true) return [];
  if (there !== undefined)
    await tools.run('gcloud', [...sink('update'), `--remove-exclusions=${name}`]);
  await tools.run('gcloud', [...sink('update'), `--add-exclusion=name=${name},filter=${filter}`]);
  return [`exclusion ${name}`];
}

async function ensureMetrics(tools: Tools, project: string): Promise<string[]> {
  const where = ['--project', project];
  const found = (await tools.ask('gcloud', ['logging', 'metrics', 'list', ...where])) as Found[];
  const done: string[] = [];
  for (const metric of LOG_METRICS) {
    const there = found.find(({ name }) => name === metric.name);
    const wanted = logMetricOf(metric);
    // Google fills in more.
    if (there?.filter === wanted.filter) continue;
    const what = there === undefined ? 'create' : 'update';
    await asFile(wanted, (file) =>
      tools.run('gcloud', [
        'logging',
        'metrics',
        what,
        metric.name,
        ...where,
        `--config-from-file=${file}`,
      ]),
    );
    done.push(`metric ${metric.name}`);
  }
  return done;
}

/** Gives a command its contents as a file, which goes afterwards. */
async function asFile(contents: object, use: (file: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-alerts-'));
  try {
    const file = path.join(folder, 'contents.json');
    writeFileSync(file, JSON.stringify(contents, null, 2));
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A look at the site from several places of the world, every five minutes, at the smallest file that it has. */
async function ensureSiteCheck(tools: Tools, project: string, host: string): Promise<string[]> {
  const where = ['--project', project];
  const uptime = ['monitoring', 'uptime'];
  const found = (await tools.ask('gcloud', [...uptime, 'list-configs', ...where])) as Found[];
  if (found.some((each) => each.monitoredResource?.labels?.host === host)) return [];
  await tools.run('gcloud', [
    ...uptime,
    'create',
    SITE_CHECK,
    ...where,
    '--resource-type=uptime-url',
    `--resource-labels=host=${host},project_id=${project}`,
    '--protocol=https',
    '--validate-ssl=true',
    `--path=/${VERSION_FILE}`,
    '--period=5',
  ]);
  return [`look at ${host}`];
}

/** The resource name of the channel by which this address is told. */
async function channelTo(tools: Tools, project: string, mail: string): Promise<string> {
  const where = ['--project', project];
  const list = () =>
    tools.ask('gcloud', ['beta', 'monitoring', 'channels', 'list', ...where]) as Promise<Found[]>;
  const ofOwner = (all: Found[]) =>
    all.find((each) => each.displayName === CHANNEL && each.labels?.email_address === mail)?.name;
  const there = ofOwner(await list());
  if (there !== undefined) return there;
  await tools.run('gcloud', [
    'beta',
    'monitoring',
    'channels',
    'create',
    ...where,
    `--display-name=${CHANNEL}`,
    '--type=email',
    `--channel-labels=email_address=${mail}`,
  ]);
  const made = ofOwner(await list());
  if (made === undefined) throw new Error(`The channel to ${mail} was made and is not listed.`);
  return made;
}

async function ensurePolicies(
  tools: Tools,
  project: string,
  channel: string,
  pause: Alerting['pause'],
): Promise<string[]> {
  const where = ['--project', project];
  const found = (await tools.ask('gcloud', [
    'monitoring',
    'policies',
    'list',
    ...where,
  ])) as Found[];
  const done: string[] = [];
  for (const policy of ALERTS.map((alert) => policyOf(alert, [channel]))) {
    const there = found.find(({ displayName }) => displayName === policy.displayName);
    if (there?.userLabels?.tulia === policy.userLabels.tulia) continue;
    const what = there?.name === undefined ? ['create'] : ['update', there.name];
    await asFile(policy, (file) =>
      onceItsMetricIsThere(
        () =>
          tools.run('gcloud', [
            'monitoring',
            'policies',
            ...what,
            ...where,
            `--policy-from-file=${file}`,
          ]),
        pause,
      ),
    );
    done.push(policy.displayName);
  }
  return done;
}

async function onceItsMetricIsThere(
  make: () => Promise<void>,
  pause: Alerting['pause'],
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await make();
      return;
    } catch (error) {
      const early = error instanceof ToolFailed && error.message.includes('Cannot find metric');
      if (!early || tries === MOST_TRIES) throw error;
      await pause(BETWEEN_TRIES);
    }
  }
}
