/**
 * The steps that change a project, in the order in which none of them needs a later one: indexes until they are ready;
 * rules, functions and site; what lets people and jobs in; functions that nothing needs any more. The first that fails
 * is the last; what stands then is said, and how to go back.
 */
import { indexesReady, type Waiting } from './indexes';
import type { BuiltFunctions } from './build';
import { openToAll } from './public-functions';
import { schedulesStand } from './schedules';
import type { Target } from './target';
import { ToolFailed, type Tools } from './tools';

export interface Changing {
  tools: Tools;
  target: Target;
  /** configuration file of the Firebase CLI (`own-config.ts`) */
  config: string;
  commit: string;
  waiting: Waiting;
  built: BuiltFunctions;
  /** names of functions that the project has and the build has not */
  surplus: readonly string[];
  /** whether a commit that ran before is deployed again */
  again: boolean;
  /** the commit that the site ran before; null when it is not known */
  before: string | null;
}

export interface Step {
  name: string;
  run: (at: Changing) => Promise<void>;
  /** what stands when this step has failed */
  stands: string;
}

/** Arguments of the CLI's `deploy` for one project. */
export const deployArgs = (
  { target, config }: Pick<Changing, 'target' | 'config'>,
  only: string,
  ...more: string[]
) => [
  'deploy',
  '--only',
  only,
  '--project',
  target.project,
  '--non-interactive',
  '--config',
  config,
  ...more,
];

/**
 * Without a terminal the CLI refuses what it would ask a person: to delete functions, to remove old images, to keep
 * instances warm. `--force` says yes to all. It may not delete functions here, since phones with the older site still
 * call them: where there are some to delete, the built ones are named one by one, and it deletes none.
 */
const functionsOnly = ({ built, surplus }: Changing) =>
  surplus.length === 0
    ? 'functions'
    : Object.keys(built)
        .map((name) => `functions:${name}`)
        .join(',');

export const STEPS: readonly Step[] = [
  {
    name: 'Indexes',
    run: async (at) => {
      await at.tools.run('firebase', deployArgs(at, 'firestore:indexes'));
      await indexesReady(at.tools, at.target, at.waiting);
    },
    stands:
      'Nothing that people use has changed: functions, rules and site are as they were. New indexes do no harm.',
  },
  {
    name: 'Rules, functions, site',
    run: (at) =>
      at.tools.run(
        'firebase',
        deployArgs(
          at,
          `firestore:rules,${functionsOnly(at)},hosting`,
          '--force',
          '--message',
          at.commit,
        ),
      ),
    stands:
      'Rules and some functions may be new; the site is as it was unless “release complete” stands above. It works with both.',
  },
  {
    name: 'Functions answer everybody',
    run: ({ tools, target, built }) => openToAll(tools, target, built),
    stands: 'Everything is new, and some functions do not answer: pages cannot be used.',
  },
  {
    name: 'Schedules of the jobs',
    run: ({ tools, target }) => schedulesStand(tools, target),
    stands: 'Everything that people use is new. Jobs run as before, or not yet.',
  },
  {
    name: 'Functions that are no longer built',
    run: async ({ tools, target: { project, region }, surplus, again }) => {
      if (surplus.length === 0 || again) return;
      const options = ['--region', region, '--project', project, '--force'];
      await tools.run('firebase', ['functions:delete', ...surplus, ...options]);
    },
    stands: 'Everything is new. No page calls the functions that it could not delete.',
  },
];

/** A step failed; the message says what stands, and how to go on or back. */
export class DeploymentStopped extends Error {
  constructor({ name, stands }: Step, cause: unknown, { target: { project }, before }: Changing) {
    const todo = cause instanceof ToolFailed ? `To do: ${cause.todo(project)}` : '';
    const deploy = `npm run deploy -- --project ${project}`;
    const older =
      before === null
        ? 'check out the commit that was deployed before, and deploy it with --again.'
        : `git checkout ${before} && npm ci && ${deploy} --again`;
    const said = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        `${name}: ${said}`,
        todo,
        '',
        stands,
        `To go on: ${deploy}; what is done already is done quickly.`,
        `To go back: ${older}`,
        `The site alone goes back at https://console.firebase.google.com/project/${project}/hosting: release history, “Roll back”.`,
      ].join('\n'),
      { cause },
    );
    this.name = 'DeploymentStopped';
  }
}

/** @throws DeploymentStopped */
export async function carryOut(at: Changing, show: (line: string) => void): Promise<void> {
  for (const [index, step] of STEPS.entries()) {
    show(`[${index + 1}/${STEPS.length}] ${step.name}`);
    try {
      await step.run(at);
    } catch (error) {
      throw new DeploymentStopped(step, error, at);
    }
  }
}
