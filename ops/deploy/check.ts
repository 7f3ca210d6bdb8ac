/** One check that a deployment makes before it changes anything (`checks.ts`). */
import type { Content } from '../../web/build/export-content';
import type { Target } from './target';
import type { Tools } from './tools';

export interface Missing {
  /** one sentence */
  what: string;
  /** the remedy: a command, or a place */
  how: string;
}

export interface Checked {
  tools: Tools;
  target: Target;
  /** reads the public content of the project's database */
  readContent: () => Promise<Content>;
  commit: string;
  /** whether every change is committed */
  isClean: boolean;
  /** whether a commit that ran before is deployed again */
  again: boolean;
  /** the commit that a project's site runs; null when the site does not say */
  runs: (project: string) => Promise<string | null>;
}

export type Check = (checked: Checked) => Missing[] | Promise<Missing[]>;
