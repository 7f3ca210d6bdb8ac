/** What a look at the project found, and how the looks are carried out and shown. */
import type { Tools } from '../tools';
import { ToolFailed } from '../tools';
import type { Target } from '../target';

/** `missing` stops the deployment; a `note` is said and does not. */
export interface Finding {
  kind: 'missing' | 'note';
  what: string;
  /** what to do about it: a command, or where to look */
  how: string;
}

export const missing = (what: string, how: string): Finding => ({ kind: 'missing', what, how });
export const note = (what: string, how: string): Finding => ({ kind: 'note', what, how });

export interface Looking {
  tools: Tools;
  target: Target;
  /** the environment of the person who deploys; what the site is built with stands here */
  env: NodeJS.ProcessEnv;
}

/** One thing to look at. It changes nothing. */
export interface Look {
  /** what is looked at, such as `billing` */
  name: string;
  look: (looking: Looking) => Promise<Finding[]>;
}

/** What stops the deployment. */
export const missingIn = (findings: readonly Finding[]) =>
  findings.filter(({ kind }) => kind === 'missing');

/** Carries out every look, also after one found something: all that is missing is named at once. */
export async function lookAt(
  looks: readonly Look[],
  looking: Looking,
  show: (line: string) => void,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const { name, look } of looks) {
    const found = await look(looking).catch((error: unknown) => [unanswered(name, error, looking)]);
    show(`  ${missingIn(found).length > 0 ? '✘' : '✓'} ${name}`);
    for (const { what, how } of found) show(`      ${what}\n        ${how}`);
    all.push(...found);
  }
  return all;
}

/** A question without an answer counts as missing, too, since the answer may have been bad. */
function unanswered(name: string, error: unknown, { target }: Looking): Finding {
  if (!(error instanceof ToolFailed)) {
    return missing(
      `${name}: ${error instanceof Error ? error.message : String(error)}`,
      'Look into it.',
    );
  }
  return missing(`${name}: ${error.message}`, error.todo(target.project));
}
