/**
 * What was changed here, as git tells it: since the branch left `main`, or by the last commit when nothing was since.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../machine/places';

/** The commit to compare with; undefined where git cannot tell. */
export function lastKnownCommit(folder: string = ROOT): string | undefined {
  const head = git(folder, 'rev-parse', 'HEAD');
  const main = ['main', 'origin/main'].find(
    (name) => git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  const forked = main === undefined ? undefined : git(folder, 'merge-base', 'HEAD', main);
  const isClean = git(folder, 'status', '--porcelain') === '';
  const commit = forked === head && isClean ? undefined : forked;
  return commit ?? git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** Paths of files that are there and differ from a commit, new ones too. */
export function changedFiles(since: string, folder: string = ROOT): string[] {
  const tracked = git(folder, 'diff', '--name-only', '--diff-filter=d', since) ?? '';
  const others = git(folder, 'ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${others}`.split('\n').filter((name) => name !== '');
}

/** What git answers; undefined when it fails. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
