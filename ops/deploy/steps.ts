/** The steps that change a project, ordered so that none needs a later one. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ROOT } from '../../local/machine/places';
import { liveApp } from '../live-app';
import { build, type BuiltFunctions } from './build';
import { putFirstContent } from './first-content';
import { ownConfig } from './own-config';
import { schedulesStand } from './schedules';
import { makeCredentialsKey } from './secrets';
import type { Target } from './target';
import type { Tools } from './tools';

interface Deploying {
  tools: Tools;
  target: Target;
  commit: string;
  /** whether a commit that ran before is deployed again */
  again: boolean;
  /** the content of the pages (`live-content.ts`) */
  contentFile: string;
}

type Step = readonly [name: string, run: () => Promise<void>];

export function stepsOf({ tools, target, commit, again, contentFile }: Deploying): Step[] {
  const { project, region } = target;
  let built: BuiltFunctions = {};
  /** names of functions that are deployed and no longer built */
  let surplus: string[] = [];
  // Beside `firebase.json`, since its paths are relative.
  const config = path.join(ROOT, `.firebase.${project}.json`);
  const deploy = (only: string, ...more: string[]) => {
    const where = ['--project', project, '--non-interactive', '--config', config];
    return tools.run('firebase', ['deploy', '--only', only, ...where, ...more]);
  };
  return [
    [
      'Build',
      async () => {
        const usual = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
        writeFileSync(config, ownConfig(usual, target));
        built = await build(tools, target, commit, contentFile);
        const there = await tools.ask('firebase', ['functions:list', '--project', project]);
        surplus = (there as { id: string }[])
          .map(({ id }) => id)
          .filter((id) => !Object.hasOwn(built, id));
      },
    ],
    ['Indexes', () => deploy('firestore:indexes')],
    ['Wait until the indexes are ready', () => indexesReady(tools, target)],
    ['Key of the credentials', () => makeCredentialsKey(tools, target)],
    [
      'Rules, functions, site',
      () => {
        const rest = ['--force', '--message', commit];
        return deploy(`firestore:rules,${functionsOnly(built, surplus)},hosting`, ...rest);
      },
    ],
    ['Functions answer everybody', () => openToAll(tools, target, built)],
    ['Schedules of the jobs', () => schedulesStand(tools, target)],
    [
      'Functions that are no longer built',
      async () => {
        if (surplus.length === 0 || again) return;
        const options = ['--region', region, '--project', project, '--force'];
        await tools.run('firebase', ['functions:delete', ...surplus, ...options]);
      },
    ],
    ['First content', () => fill(target)],
  ];
}

/**
 * Without a terminal the CLI refuses what it would ask a person: deleting functions, removing old images, keeping
 * instances warm. `--force` says yes to all. But it must not delete functions that phones with the older site still
 * call: where there are such, this names the built ones, and the CLI deletes none.
 */
const functionsOnly = (built: BuiltFunctions, surplus: readonly string[]) =>
  surplus.length === 0
    ? 'functions'
    : Object.keys(built)
        .map((name) => `functions:${name}`)
        .join(',');

/** Waits until every index is READY, so that each query of a page finds its own. @throws Error when one needs repair */
export async function indexesReady(
  tools: Tools,
  { project, databaseId }: Target,
  everyMs = 10_000,
): Promise<void> {
  const list = ['firestore', 'indexes', 'composite', 'list', `--database=${databaseId}`];
  for (;;) {
    const all = (await tools.ask('gcloud', [...list, '--project', project])) as {
      name?: string;
      state?: string;
    }[];
    const broken = all.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken !== undefined)
      throw new Error(`Google could not build ${broken.name ?? ''}: delete it in the console.`);
    const building = all.filter(({ state }) => state !== 'READY').length;
    if (building === 0) return;
    console.log(`${building} being built`);
    await pause(everyMs);
  }
}

/**
 * Opens the functions that browsers and Safaricom call. The CLI opens a function only when it creates it: if that
 * request fails, each later deployment leaves the function shut. So this calls each public function as a stranger
 * would, and opens it where Google answers 403. @throws ToolFailed
 */
export async function openToAll(
  tools: Tools,
  { project, region }: Target,
  built: BuiltFunctions,
): Promise<void> {
  const origin =
    process.env['FUNCTIONS_ORIGIN'] ?? `https://${region}-${project}.cloudfunctions.net`;
  for (const [name, { callableTrigger, httpsTrigger }] of Object.entries(built)) {
    const isPrivate =
      httpsTrigger === undefined ||
      (Array.isArray(httpsTrigger.invoker) && httpsTrigger.invoker.includes('private'));
    if (callableTrigger === undefined && isPrivate) continue;
    // Google's 403 comes before our code; ours answers an empty request with another status.
    const answer = await fetch(`${origin}/${name}`, { method: 'POST' });
    if (answer.status !== 403) continue;
    const open = ['run', 'services', 'add-iam-policy-binding', name.toLowerCase()];
    const whom = [`--region=${region}`, '--member=allUsers', '--role=roles/run.invoker'];
    await tools.run('gcloud', [...open, ...whom, '--project', project]);
  }
}

async function fill({ project, databaseId }: Target): Promise<void> {
  const app = liveApp(project);
  try {
    const filled = await putFirstContent(getFirestore(app, databaseId), Date.now());
    if (filled !== '')
      console.log(
        `Put into the database: ${filled}. Replace the placeholders under Settings, then deploy once more.`,
      );
  } finally {
    await deleteApp(app);
  }
}
