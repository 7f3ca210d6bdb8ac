/** Everything that is looked at before a deployment changes anything, in the order in which it is shown. */
import type { Confirmed } from '../confirmations';
import { accounts, publicCalls } from './account';
import { apis, billing, budget, database, regions } from './cloud';
import { commitLook, type WorkTree } from './commit';
import { contentLook } from './content';
import type { Look } from './finding';
import { appCheck, parameters, push, secrets } from './settings';
import { lookedAt, signIn } from './sign-in';

export interface Looks {
  /** null for a commit that ran before, which staging need not run any more */
  tree: WorkTree | null;
  /** the commit that the staging site runs now, null when it is not known */
  stagingRuns: () => Promise<string | null>;
  /** what a person has looked at */
  confirmed: Confirmed;
  /** writes the project's public content, and returns the file */
  readContent: () => Promise<string>;
}

export const looks = ({ tree, stagingRuns, confirmed, readContent }: Looks): Look[] => [
  ...(tree === null ? [] : [commitLook(tree, stagingRuns)]),
  billing,
  apis,
  accounts,
  publicCalls,
  database,
  regions,
  budget,
  parameters,
  secrets,
  appCheck,
  push,
  signIn,
  lookedAt(confirmed),
  contentLook(readContent),
];
