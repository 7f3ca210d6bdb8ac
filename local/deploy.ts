/**
 * `npm run deploy -- --project <id>`: names everything that the project lacks before it changes anything, then deploys
 * indexes, functions, rules and site in this order. `--stage` deploys to the staging project; `--look` only looks;
 * `--confirm <name>` records what a person has looked at; `--again` deploys a commit that ran before. docs/operate.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { confirm, confirmations, confirmedIn } from './deploying/confirmations';
import { putFirstContent } from './deploying/first-content';
import { buildEnvironment, readLiveContent } from './deploying/live-content';
import type { WorkTree } from './deploying/preflight/commit';
import { ownConfig } from './deploying/own-config';
import { runDeployment } from './deploying/run-deployment';
import { runningCommit, writeVersion } from './deploying/running-version';
import { aliases, parametersOf, projectOf, targetOf, type Target } from './deploying/target';
import { toolsOn } from './deploying/tools';
import { ROOT } from './places';
import { runNpm } from './world/run';

const SITE = path.join(ROOT, 'web/dist');
const FUNCTIONS = path.join(ROOT, 'functions/dist');

const args = process.argv.slice(2);

try {
  const known = aliases();
  const project = projectOf(args, known);
  const confirmed = confirmedIn(args);
  const today = new Date().toISOString().slice(0, 10);
  for (const name of confirmed) confirm(project, name, today);
  const target = targetOf(project, parametersOf(project), known);
  const workTree = workTreeOf();
  await runDeployment({
    tools: toolsOn(process.env, (text) => process.stdout.write(text)),
    target,
    env: process.env,
    workTree,
    indexFile: path.join(ROOT, 'firestore.indexes.json'),
    site: SITE,
    functions: FUNCTIONS,
    config: configFor(target),
    show: (line) => console.log(line),
    pause: (milliseconds) => pause(milliseconds),
    readContent: () => readLiveContent(target),
    build: (config, contentFile) => build(target, workTree.commit, { config, contentFile }),
    fill: () => fill(target),
    runningBefore: () => runningCommit(siteOf(project)),
    stagingRuns: () => runningCommit(siteOf(known['staging'] ?? '')),
    confirmed: confirmations(project),
    again: args.includes('--again'),
    onlyLook: args.includes('--look'),
  });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function siteOf(project: string): string {
  return parametersOf(project)['SITE_URL'] ?? '';
}

function workTreeOf(): WorkTree {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
}

async function build(
  target: Target,
  commit: string,
  made: { config: unknown; contentFile: string },
): Promise<void> {
  const built = buildEnvironment({ ...made, databaseId: target.databaseId });
  const env = { ...built, TULIA_VERSION: commit, VITE_VERSION: commit };
  await runNpm(['run', 'build', '-w', 'functions'], { cwd: ROOT, env });
  await runNpm(['run', 'build', '-w', 'web'], { cwd: ROOT, env });
  writeVersion(SITE, { commit, builtAt: new Date().toISOString() });
}

/** Beside the usual one: its paths are relative to where it lies. */
function configFor(target: Target): string {
  const file = path.join(ROOT, `.firebase.${target.project}.json`);
  writeFileSync(file, ownConfig(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'), target));
  return file;
}

async function fill({ project: projectId, databaseId }: Target): Promise<string> {
  const app = initializeApp({ projectId, credential: applicationDefault() }, 'first-content');
  try {
    return await putFirstContent(getFirestore(app, databaseId), Date.now());
  } finally {
    await deleteApp(app);
  }
}
