/**
 * `npm run test:mutants`: StrykerJS changes one place after another of `domain`, and of the folders of `functions` that
 * are tested in memory, and the unit tests must notice. The first run takes hours; later ones try only what changed.
 * `-- --share` tries a seventh of the files, another one each day.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/machine/places';
import { installed } from '../../local/machine/run';

const SHARES = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIG = 'tests/mutation/stryker.config.json';

/** The files of today's share; the shares are about as large as each other. */
function filesOf(share: number): string[] {
  const { mutate } = JSON.parse(readFileSync(path.join(ROOT, CONFIG), 'utf8')) as {
    mutate: string[];
  };
  const isLeftOut = (pattern: string) => pattern.startsWith('!');
  const leftOut = mutate.filter(isLeftOut).map((each) => each.slice(1));
  const size = (file: string) => statSync(path.join(ROOT, file)).size;
  const files = mutate.filter((pattern) => !isLeftOut(pattern));
  return globSync(files, { cwd: ROOT, exclude: leftOut })
    .sort((a, b) => size(b) - size(a) || a.localeCompare(b))
    .filter((_, place) => place % SHARES === share);
}

const args = [installed('@stryker-mutator/core', 'bin/stryker.js'), 'run', CONFIG];
if (process.argv.includes('--share')) {
  const share = Math.floor(Date.now() / DAY_MS) % SHARES;
  const known = `.local/mutation/incremental-${share}.json`;
  args.push('--mutate', filesOf(share).join(','), '--incrementalFile', known);
}
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./score');
