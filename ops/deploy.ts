/**
 * `npm run deploy -- --project <id>`: names everything that the project lacks before it changes anything, then deploys
 * indexes, rules, functions and site in this order. `--stage` deploys to the staging project; `--look` only looks;
 * `--confirm <name>` records what a person has looked at; `--again` deploys a commit that ran before. docs/operate.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { buildFunctions, buildSite, builtFunctions, FUNCTIONS, SITE } from './deploy/build';
import { builtFindings } from './deploy/built-site';
import { confirm, confirmations, confirmedIn } from './deploy/confirmations';
import { putFirstContent } from './deploy/first-content';
import { readLiveContent } from './deploy/live-content';
import { ownConfig } from './deploy/own-config';
import { auditPackages } from './deploy/preflight/audit';
import { cli } from './deploy/preflight/cli';
import { workTree } from './deploy/preflight/commit';
import { lookAt, missingIn, type Finding } from './deploy/preflight/finding';
import { looks } from './deploy/preflight/looks';
import { runningCommit } from './deploy/running-version';
import { carryOut } from './deploy/steps';
import { aliases, parametersOf, projectOf, targetOf, type Target } from './deploy/target';
import { ToolFailed, toolsOn } from './deploy/tools';
import { liveApp } from './live-app';
import { LOCAL, ROOT } from '../local/machine/places';

const args = process.argv.slice(2);
const show = (line: string) => {
  console.log(line);
};
const tools = toolsOn(process.env, (text) => process.stdout.write(text));

try {
  const known = aliases();
  const project = projectOf(args, known);
  const today = new Date().toISOString().slice(0, 10);
  for (const name of confirmedIn(args)) confirm(project, name, today);
  await deploy(targetOf(project, parametersOf(project), known));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof ToolFailed) console.error(`To do: ${error.todo(projectOf(args))}`);
  process.exitCode = 1;
}

async function deploy(target: Target): Promise<void> {
  const { project } = target;
  const tree = workTree();
  const again = args.includes('--again');
  const siteOf = (id: string) => runningCommit(parametersOf(id)['SITE_URL'] ?? '');
  // What the site is built with stands in the file of the parameters, too, so that every machine builds the same.
  const env = { ...process.env, ...target.parameters };
  const looking = { tools, target, env };

  // Begun at once: the tools take seconds to start, and what they say is wanted after the looks.
  const asked = Promise.all([webConfig(project), deployedFunctions(project), buildFunctions()]);
  asked.catch(() => undefined);
  const audited = auditPackages();
  const weaknesses = { name: 'known weaknesses of packages', look: () => audited };

  show(`Looking at ${project}, which changes nothing:`);
  let contentFile = '';
  const all = looks({
    tree: again ? null : tree,
    stagingRuns: () => siteOf(target.staging ?? ''),
    confirmed: confirmations(project),
    readContent: async () => (contentFile = await readLiveContent(target)),
  });
  const found = await lookAt(all, looking, show);
  const [web, deployed] = await asked;
  const config = configFor(target);
  // The commit that this machine deployed last and whole.
  const ranFile = path.join(LOCAL, 'deploying', `${project}-ran`);
  const passed = again || (existsSync(ranFile) && readFileSync(ranFile, 'utf8') === tree.commit);
  const onlyLooks = args.includes('--look');
  const { databaseId, isStaging } = target;
  const siteUrl = target.parameters['SITE_URL'] ?? '';
  const made = { config: web, contentFile, databaseId, siteUrl, isStaging };
  // The site is built while the CLI looks, unless something is missing already.
  const [refused] = await Promise.all([
    // What ran before has passed the CLI's own look, and the way back is in a hurry.
    lookAt(passed && !onlyLooks ? [weaknesses] : [cli(config), weaknesses], looking, show),
    onlyLooks || missingIn(found).length > 0 ? null : buildSite(tree.commit, made, env),
  ]);
  demand([...found, ...refused]);
  if (onlyLooks) {
    show('Yes: nothing is missing.');
    return;
  }

  const inBuild = builtFindings(SITE, FUNCTIONS, siteUrl);
  for (const { what } of inBuild) show(`  ${what}`);
  demand(inBuild);

  show('Yes: nothing is missing. Deploying:');
  const built = await builtFunctions(web);
  const surplus = deployed.filter((id) => !Object.hasOwn(built, id));
  const waiting = { pause, show: (text: string) => show(`      ${text}`) };
  const before = await siteOf(project);
  const { commit } = tree;
  await carryOut({ tools, target, config, commit, waiting, built, surplus, again, before }, show);
  writeFileSync(ranFile, commit);
  const filled = await fill(target);
  if (filled !== '')
    show(`Put into the database: ${filled}. Deploy once more to show it on the site.`);
}

/** @throws Error when something is missing; nothing was changed */
function demand(findings: readonly Finding[]): void {
  const open = missingIn(findings);
  if (open.length === 0) return;
  const lines = open.map(({ what, how }) => `  - ${what}\n    ${how}`);
  throw new Error([`No: ${open.length} missing. Nothing was changed.`, ...lines].join('\n'));
}

async function webConfig(project: string): Promise<unknown> {
  const answer = await tools.ask('firebase', ['apps:sdkconfig', 'web', '--project', project]);
  const config = (answer as { sdkConfig?: unknown } | undefined)?.sdkConfig;
  if (config !== undefined) return config;
  throw new Error(
    `${project} has no web app. npx firebase apps:create web Tulia --project ${project}`,
  );
}

async function deployedFunctions(project: string): Promise<string[]> {
  const list = await tools.ask('firebase', ['functions:list', '--project', project]);
  return (list as { id: string }[]).map(({ id }) => id);
}

/** Beside the usual one: its paths are relative to where it lies. */
function configFor(target: Target): string {
  const file = path.join(ROOT, `.firebase.${target.project}.json`);
  writeFileSync(file, ownConfig(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'), target));
  return file;
}

async function fill({ project: projectId, databaseId }: Target): Promise<string> {
  const app = liveApp(projectId);
  try {
    return await putFirstContent(getFirestore(app, databaseId), Date.now());
  } finally {
    await deleteApp(app);
  }
}
