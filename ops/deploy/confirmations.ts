/** What a person has looked at and says is so, because no interface answers it: one file a project, on this machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL } from '../../local/machine/places';

export const CONFIRMATIONS = ['google-redirect', 'oauth-in-production', 'lawyer-asked'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The day of each, `YYYY-MM-DD`. */
export type Confirmed = Partial<Record<Confirmation, string>>;

const fileOf = (project: string, folder: string) => path.join(folder, `${project}-confirmed.json`);
const FOLDER = path.join(LOCAL, 'deploying');

export function confirmations(project: string, folder = FOLDER): Confirmed {
  const file = fileOf(project, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Confirmed) : {};
}

/** @throws Error for a name that is not on the list */
export function confirm(project: string, name: string, day: string, folder = FOLDER): void {
  const known = CONFIRMATIONS.find((each) => each === name);
  if (known === undefined) {
    throw new Error(`“${name}” is nothing to confirm; these are: ${CONFIRMATIONS.join(', ')}.`);
  }
  mkdirSync(folder, { recursive: true });
  const all = { ...confirmations(project, folder), [known]: day };
  writeFileSync(fileOf(project, folder), `${JSON.stringify(all, null, 2)}\n`);
}

/** The names after each `--confirm`. */
export function confirmedIn(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => (arg === '--confirm' ? [args[index + 1] ?? ''] : []));
}
