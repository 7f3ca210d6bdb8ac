/** What is deployed is a commit, and production gets only one that staging runs. */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../../../local/machine/places';
import type { Target } from '../target';
import { missing, note, type Finding, type Look } from './finding';

export interface WorkTree {
  commit: string;
  /** whether every change is committed */
  isClean: boolean;
}

export function workTree(): WorkTree {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
}

/** @param stagingRuns asks the staging site for its commit; null when it does not say */
export function commitLook(
  { commit, isClean }: WorkTree,
  stagingRuns: () => Promise<string | null>,
): Look {
  return {
    name: 'commit',
    look: async ({ target }) => [
      ...(isClean
        ? []
        : [
            missing(
              'There are changes that are not committed.',
              'git status, then commit or stash them.',
            ),
          ]),
      ...(await staged(target, commit, stagingRuns)),
    ],
  };
}

async function staged(
  target: Target,
  commit: string,
  stagingRuns: () => Promise<string | null>,
): Promise<Finding[]> {
  const { staging, isStaging, project } = target;
  if (isStaging) return [];
  if (staging === null) {
    return [
      note(
        'There is no staging project: this commit is tried on the people of the practice.',
        'Create a second project and name it with `npx firebase use --add` and the alias `staging`.',
      ),
    ];
  }
  const running = await stagingRuns();
  if (running === commit) return [];
  const short = (hash: string) => hash.slice(0, 10);
  return [
    missing(
      running === null
        ? `Staging (${staging}) does not say which commit it runs.`
        : `Staging (${staging}) runs ${short(running)}, not ${short(commit)}.`,
      `npm run deploy -- --stage, try it there, then again for ${project}.`,
    ),
  ];
}
