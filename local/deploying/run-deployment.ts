/**
 * A deployment from beginning to end: look at everything, build, look at what was built, and only then change anything
 * (docs/operate.md, "Deploy").
 */
import { readFileSync } from 'node:fs';
import { builtFindings } from './built-site';
import type { Confirmed } from './confirmations';
import { compareIndexes, indexesOf, type Index } from './indexes';
import {
  apis,
  billing,
  budget,
  database,
  project as projectLook,
  regions,
} from './preflight/cloud';
import { commitLook, type WorkTree } from './preflight/commit';
import { contentLook } from './preflight/content';
import { lookAt, note, type Finding, type Look } from './preflight/finding';
import { appCheck, parameters, push, secrets } from './preflight/settings';
import { lookedAt, signIn } from './preflight/sign-in';
import { carryOut } from './steps';
import type { Target } from './target';
import type { Tools } from './tools';

/** What a deployment needs of the machine it runs on. */
export interface Surroundings {
  tools: Tools;
  target: Target;
  env: NodeJS.ProcessEnv;
  workTree: WorkTree;
  /** `firestore.indexes.json` */
  indexFile: string;
  /** folders of what is built */
  site: string;
  functions: string;
  /** configuration file of the Firebase CLI (`own-config.ts`) */
  config: string;
  show: (line: string) => void;
  pause: (milliseconds: number) => Promise<void>;
  /** writes the project's public content, and returns the file */
  readContent: () => Promise<string>;
  /** builds site and functions with the project's configuration and content */
  build: (config: unknown, contentFile: string) => Promise<void>;
  /** puts initial settings, services and articles where there are none; returns what it put there */
  fill: () => Promise<string>;
  /** the commit that the site runs now, null when it is not known */
  runningBefore: () => Promise<string | null>;
  /** the commit that the staging site runs now, null when it is not known */
  stagingRuns: () => Promise<string | null>;
  /** what a person has looked at */
  confirmed: Confirmed;
  /** whether a commit that ran before is deployed again, which staging need not run any more */
  again: boolean;
  /** whether nothing is built or changed */
  onlyLook: boolean;
}

/** Something is missing, and nothing was changed. */
export class NotReady extends Error {
  constructor(findings: readonly Finding[]) {
    const open = findings.filter(({ kind }) => kind === 'missing');
    super(
      [
        `No: ${open.length} missing. Nothing was changed.`,
        ...open.map(({ what, how }) => `  - ${what}\n    ${how}`),
      ].join('\n'),
    );
    this.name = 'NotReady';
  }
}

const demand = (findings: readonly Finding[]) => {
  if (findings.some(({ kind }) => kind === 'missing')) throw new NotReady(findings);
};

/** @throws NotReady, DeploymentStopped */
export async function runDeployment(at: Surroundings): Promise<void> {
  const { tools, target, show } = at;
  show(`Looking at ${target.project}, which changes nothing:`);
  let contentFile = '';
  const readContent = async () => (contentFile = await at.readContent());
  demand(await lookAt(looksOf(at, readContent), { tools, target, env: at.env }, show));

  if (at.onlyLook) {
    show('Yes: nothing is missing.');
    return;
  }

  show('Building');
  await at.build(await webConfig(at), contentFile);
  const built = builtFindings(at.site, at.functions);
  for (const { what } of built) show(`  ${what}`);
  demand(built);

  show('Yes: nothing is missing. Deploying:');
  const before = await at.runningBefore();
  const { commit } = at.workTree;
  const waiting = { pause: at.pause, show: (text: string) => show(`      ${text}`) };
  await carryOut({ tools, target, config: at.config, commit, waiting }, before, show);
  const filled = await at.fill();
  if (filled !== '')
    show(`Put into the database: ${filled}. Deploy once more to show it on the site.`);
}

function looksOf(at: Surroundings, readContent: () => Promise<string>): Look[] {
  return [
    ...(at.again ? [] : [commitLook(at.workTree, at.stagingRuns)]),
    projectLook,
    billing,
    apis,
    database,
    regions,
    budget,
    parameters,
    secrets,
    appCheck,
    push,
    signIn,
    lookedAt(at.confirmed),
    indexLook(at.indexFile),
    contentLook(readContent),
  ];
}

function indexLook(file: string): Look {
  return {
    name: 'indexes',
    look: async ({ tools, target }) => {
      const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: Index[] };
      const { toBuild, extra } = compareIndexes(indexes, await indexesOf(tools, target));
      const from = `gcloud firestore indexes composite delete, or add them to firestore.indexes.json`;
      return [
        ...(toBuild.length > 0
          ? [note(`To be built: ${toBuild.join('; ')}`, 'The deployment waits for them.')]
          : []),
        ...(extra.length > 0 ? [note(`Not in the file: ${extra.join('; ')}`, from)] : []),
      ];
    },
  };
}

async function webConfig({ tools, target: { project } }: Surroundings): Promise<unknown> {
  const answer = await tools.ask('firebase', ['apps:sdkconfig', 'web', '--project', project]);
  const config = (answer as { sdkConfig?: unknown } | undefined)?.sdkConfig;
  if (config === undefined) {
    throw new Error(
      `${project} has no web app. npx firebase apps:create web Tulia --project ${project}`,
    );
  }
  return config;
}
