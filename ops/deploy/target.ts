/** The project of a deployment and its parameters, from the command line and from files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { REGION, ROOT } from '../../local/machine/places';

export interface Target {
  project: string;

  isStaging: boolean;
  /** the practice's staging project; null when there is none */
  staging: string | null;
  /** `functions/.env.<project>` */
  parameters: Readonly<Record<string, string>>;
  /** where functions run */
  region: string;
  /** region of Cloud Scheduler's entries */
  schedulerRegion: string;
  /** Firestore's database, `(default)` unless a backup was restored into another */
  databaseId: string;
}

export const DEFAULT_DATABASE = '(default)';

/** The aliases of `.firebaserc`: `production` and `staging`; `default` is the project of the local environment. */
type Aliases = Readonly<Record<string, string>>;

export function aliases(file = path.join(ROOT, '.firebaserc')): Aliases {
  if (!existsSync(file)) return {};
  const { projects } = JSON.parse(readFileSync(file, 'utf8')) as { projects?: Aliases };
  return projects ?? {};
}

/**
 * The project named by `--project`, the staging one for `--stage`, else that of production.
 * @throws Error when none is named, or one of the local environment
 */
export function projectOf(args: readonly string[], known: Aliases = aliases()): string {
  const at = args.indexOf('--project');
  const named =
    at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--project='))?.slice(10);
  const stages = args.includes('--stage');
  if (stages && named === undefined && known['staging'] === undefined)
    throw new Error(
      'There is no staging project. Name it once with `npx firebase use --add` and the alias `staging`, and commit .firebaserc.',
    );
  const chosen = named ?? (stages ? known['staging'] : known['production']);
  if (chosen === undefined || chosen === '')
    throw new Error(
      'Which project? Run `npm run deploy -- --project <id>`, or name it once with `npx firebase use --add` and the alias `production`, and commit .firebaserc.',
    );
  const project = known[chosen] ?? chosen;
  if (project.startsWith('demo-'))
    throw new Error(`${project} is a project of the local environment; it cannot be deployed to.`);
  return project;
}

/** The parameters of a project; empty when it has no file. */
export function parametersOf(
  project: string,
  folder = path.join(ROOT, 'functions'),
): Record<string, string> {
  const file = path.join(folder, `.env.${project}`);
  if (!existsSync(file)) return {};
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}

export function targetOf(
  project: string,
  parameters: Readonly<Record<string, string>>,
  known: Aliases,
): Target {
  const staging = known['staging'] ?? null;
  const or = (name: string, otherwise: string) => {
    const value = parameters[name];
    return value === undefined || value === '' ? otherwise : value;
  };
  return {
    project,
    isStaging: project === staging,
    staging,
    parameters,
    region: REGION,
    schedulerRegion: or('SCHEDULER_REGION', REGION),
    databaseId: or('DATABASE_ID', DEFAULT_DATABASE),
  };
}
