/** What a deployment needs besides the code: parameters and secrets of the functions. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../places';
import { LOCAL_SECRETS } from '../world/functions-environment';
import { askFirebase } from './firebase-cli';

/** Parameters that have no sensible default on a real project. */
const PARAMETERS: Record<string, string> = {
  SITE_URL: 'https://tulia.example (the site’s own address, without a slash at the end)',
  MAIL_FROM: '"Tulia <hello@tulia.example>"',
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '465',
};

const SECRETS = Object.keys(LOCAL_SECRETS);

/** The project named by `--project`, else the default one of `.firebaserc`. Throws when neither. */
export function projectOf(args: readonly string[]): string {
  const at = args.indexOf('--project');
  const named =
    at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--project='))?.slice(10);
  const project = named ?? defaultProject();
  if (project === undefined || project === '') {
    throw new Error(
      'Which project? Run `npm run deploy -- --project <id>`, or choose a default once with `npx firebase use --add`.',
    );
  }
  if (project.startsWith('demo-')) {
    throw new Error(`${project} is a project of the local world; it cannot be deployed to.`);
  }
  return project;
}

/** One line for each parameter that `functions/.env.<project>` does not set. */
export function missingParameters(project: string, env: string | undefined): string[] {
  const set = new Set(
    (env ?? '')
      .split('\n')
      .map((line) => /^\s*([A-Z_]+)\s*=\s*\S/.exec(line)?.[1])
      .filter((name) => name !== undefined),
  );
  return Object.entries(PARAMETERS)
    .filter(([name]) => !set.has(name))
    .map(
      ([name, example]) =>
        `parameter ${name}: add it to functions/.env.${project}, e.g. ${example}`,
    );
}

/** The contents of the project's parameter file, undefined when there is none. */
export function parameterFile(project: string): string | undefined {
  const file = path.join(ROOT, 'functions', `.env.${project}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** One line for each secret the project does not hold. Throws when the CLI may not look. */
export function missingSecrets(project: string): string[] {
  return SECRETS.filter((name) => !hasSecret(name, project)).map((name) => {
    const hint = name.startsWith('GOOGLE_')
      ? ' (set it to `none` while Google is not connected)'
      : '';
    return `secret ${name}: npx firebase functions:secrets:set ${name} --project ${project}${hint}`;
  });
}

function hasSecret(name: string, project: string): boolean {
  try {
    askFirebase(['functions:secrets:get', name], project);
    return true;
  } catch (error) {
    if (/not found|NOT_FOUND|404/i.test(String(error))) return false;
    throw error;
  }
}

function defaultProject(): string | undefined {
  const file = path.join(ROOT, '.firebaserc');
  if (!existsSync(file)) return undefined;
  const { projects } = JSON.parse(readFileSync(file, 'utf8')) as {
    projects?: Record<string, string>;
  };
  return projects?.['default'];
}
