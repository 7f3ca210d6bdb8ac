/**
 * Makes log metrics, the channel to the owner and alert policies, keeps secret addresses out of the log, and brings
 * what differs to what it should be.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tools } from '../deploying/tools';
import { ALERTS, EXCLUSION, LOG_METRICS, logMetricOf, policyOf } from './alerts';

const CHANNEL = 'Tulia: the owner';

interface Found {
  name?: string;
  displayName?: string;
  filter?: string;
  valueExtractor?: string;
  labelExtractors?: Record<string, string>;
  labels?: { email_address?: string };
  userLabels?: { tulia?: string };
}

interface Sink {
  exclusions?: { name?: string; filter?: string; disabled?: boolean }[];
}

/**
 * Changes only what is missing or differs; run again, it does nothing. @param mail whom to tell
 * @returns what it did @throws ToolFailed
 */
export async function ensureAlerts(tools: Tools, project: string, mail: string): Promise<string[]> {
  return [
    ...(await ensureExclusion(tools, project)),
    ...(await ensureMetrics(tools, project)),
    ...(await ensurePolicies(tools, project, await channelTo(tools, project, mail))),
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
    if (there !== undefined && isDeepStrictEqual(essentialsOf(there), essentialsOf(wanted)))
      continue;
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

/** What tells two metrics apart; Google fills in more. */
const essentialsOf = ({ filter, valueExtractor, labelExtractors }: Found) => ({
  filter,
  valueExtractor,
  labelExtractors,
});

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

async function ensurePolicies(tools: Tools, project: string, channel: string): Promise<string[]> {
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
      tools.run('gcloud', [
        'monitoring',
        'policies',
        ...what,
        ...where,
        `--policy-from-file=${file}`,
      ]),
    );
    done.push(policy.displayName);
  }
  return done;
}
