/** One of the questions to which a deployment wants an answer before it changes anything (`checks.ts`). */
import type { Content } from '../../web/build/export-content';
import type { Target } from './target';
import type { Tools } from './tools';

export interface Missing {
  /** one sentence */
  what: string;
  /** what to do about it: a command, or where */
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
  /** the commit that the site of a project runs; null when it does not say */
  runs: (project: string) => Promise<string | null>;
}

export type Check = (checked: Checked) => Missing[] | Promise<Missing[]>;
