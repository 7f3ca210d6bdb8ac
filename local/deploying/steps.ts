/**
 * The steps that change a project, in the order in which none of them needs a later one: indexes until they are ready,
 * functions, rules, site. The first that fails is the last; what stands then is said, and how to go back.
 */
import { indexesReady, type Waiting } from './indexes';
import type { Target } from './target';
import type { Tools } from './tools';

export interface Step {
  name: string;
  run: (at: Changing) => Promise<void>;
  /** what stands when this step has failed, and how to go back */
  back: (about: WayBack) => string[];
}

export interface Changing {
  tools: Tools;
  target: Target;
  /** configuration file of the Firebase CLI (`own-config.ts`) */
  config: string;
  commit: string;
  waiting: Waiting;
}

export interface WayBack {
  target: Target;
  /** the commit that the site ran before; null when it is not known */
  before: string | null;
}

const deploy = async ({ tools, target, config, commit }: Changing, only: string) => {
  await tools.run('firebase', [
    'deploy',
    '--only',
    only,
    '--project',
    target.project,
    '--non-interactive',
    '--message',
    commit,
    '--config',
    config,
  ]);
};

const again = ({ target: { project } }: WayBack) =>
  `To go on: put the cause right and run it again; what is done already is done in seconds. npm run deploy -- --project ${project}`;

const older = ({ target: { project }, before }: WayBack) =>
  before === null
    ? 'To go back: check out the commit that was deployed before, and deploy it.'
    : `To go back: git checkout ${before} && npm ci && npm run deploy -- --project ${project} --again`;

export const STEPS: readonly Step[] = [
  {
    name: 'Indexes',
    run: async (at) => {
      await deploy(at, 'firestore:indexes');
      await indexesReady(at.tools, at.target, at.waiting);
    },
    back: (about) => [
      'Nothing that people use has changed: functions, rules and site are as they were. New indexes do no harm.',
      again(about),
    ],
  },
  {
    name: 'Functions',
    run: (at) => deploy(at, 'functions'),
    back: (about) => [
      'Some functions may be new and others old; rules and site are as they were. New functions serve the old site, too.',
      again(about),
      older(about),
    ],
  },
  {
    name: 'Rules',
    run: (at) => deploy(at, 'firestore:rules'),
    back: (about) => [
      'Functions are new, rules and site are as they were. New functions serve the old site, too.',
      again(about),
      older(about),
    ],
  },
  {
    name: 'Site',
    run: (at) => deploy(at, 'hosting'),
    back: (about) => [
      'Functions and rules are new, the site is as it was, and works with them.',
      again(about),
      older(about),
      `The site alone goes back in the console: https://console.firebase.google.com/project/${about.target.project}/hosting: release history, “Roll back”.`,
    ],
  },
];

/** A step failed; the message says what stands, and how to go on or back. */
export class DeploymentStopped extends Error {
  constructor(step: string, cause: unknown, way: readonly string[]) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super([`${step}: ${said}`, '', ...way].join('\n'), { cause });
    this.name = 'DeploymentStopped';
  }
}

/** @throws DeploymentStopped */
export async function carryOut(
  at: Changing,
  before: string | null,
  show: (line: string) => void,
): Promise<void> {
  for (const [index, { name, run, back }] of STEPS.entries()) {
    show(`[${index + 1}/${STEPS.length}] ${name}`);
    try {
      await run(at);
    } catch (error) {
      throw new DeploymentStopped(name, error, back({ target: at.target, before }));
    }
  }
}
