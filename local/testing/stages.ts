/** The stages of `npm test`, and of `npm test -- quick`. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../machine/places';
import { installed } from '../machine/run';

export interface Stage {
  name: string;
  /** a program of Node and its arguments */
  command: readonly string[];
  /** the form of its report; a program without one counts as one test */
  report?: 'vitest' | 'playwright';
}

/** The projects of Vitest that need nothing but Node (`vitest.config.ts`). */
const UNIT_PROJECTS = ['unit', 'unit-apart', 'web', 'web-logic', 'web-logic-apart'];

/** In a broken environment every test would wait to its limit. */
const BROKEN = ['--bail', '10'];

const projects = (names: readonly string[]) => names.flatMap((each) => ['--project', each]);

function vitest(name: string, of: readonly string[] = [name], more: readonly string[] = []): Stage {
  const command = [installed('vitest', 'vitest.mjs'), 'run', ...projects(of), ...more];
  return { name, command, report: 'vitest' };
}

function playwright(name: string, browsers: number, of: readonly string[]): Stage {
  const config = ['-c', 'tests/journeys/playwright.config.ts', '--workers', String(browsers)];
  const command = [installed('@playwright/test', 'cli.js'), 'test', ...config, ...projects(of)];
  return { name, command, report: 'playwright' };
}

/**
 * In the order in which lanes begin them: the long ones first, and last the units, which use all processors when the
 * other lane has nothing left to do.
 */
export const STAGES: readonly Stage[] = [
  playwright('pages', 2, ['pages-*']),
  vitest('functions', ['functions', 'safety'], BROKEN),
  playwright('practice', 1, ['practice-*']),
  vitest('rules'),
  vitest('unit', UNIT_PROJECTS),
];

/** Each takes minutes; `npm run test:deep` begins with them. */
export const REHEARSALS = vitest('rehearsals', ['rehearsals'], BROKEN);

/** They read files of the project without importing them, so Vitest does not know on which they depend. */
const READING = ['sources', 'links'].map(
  (name) => `tests/safety/without-environment/${name}.test.ts`,
);

const isLinted = (name: string) => /\.(?:[cm]?[jt]s|tsx)$/.test(name);

/**
 * Finds most mistakes, mostly in less than a minute: types, rules about files; and of changed files lint, units and
 * tests of the rules. Without a history everything counts as changed.
 */
export function quickStages(): Stage[] {
  const since = lastKnownCommit();
  const files = since === undefined ? [] : changedFiles(since);
  const linted = since === undefined ? ['.'] : files.filter(isLinted);
  const lint = [installed('eslint', 'bin/eslint.js'), '--no-warn-ignored', ...linted];
  const changed = since === undefined ? [] : ['--changed', since, '--passWithNoTests'];
  // No test imports the rules or the indexes, so Vitest cannot know which depend on them.
  const isOfRules = files.some((file) => file.startsWith('firestore.'));
  return [
    vitest('rules', ['rules'], isOfRules ? [] : changed),
    ...['domain', 'functions', 'web', '.'].map((each) => ({
      name: `types of ${each === '.' ? 'local, tests and bench' : each}`,
      command: [installed('typescript', 'bin/tsc'), '-p', each],
    })),
    ...(linted.length === 0 ? [] : [{ name: 'lint', command: lint }]),
    vitest('files', ['unit'], READING),
    vitest('unit', UNIT_PROJECTS, changed),
  ];
}

/**
 * The commit after which changes count: where the branch left `main`, or the one before the last when nothing changed
 * since. Undefined where git cannot tell.
 */
function lastKnownCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const main = ['main', 'origin/main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  const forked = main === undefined ? undefined : git('merge-base', 'HEAD', main);
  const isClean = git('status', '--porcelain') === '';
  const commit = forked === head && isClean ? undefined : forked;
  return commit ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** Paths of existing files that differ from a commit, new ones too. */
function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', since) ?? '';
  const others = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${others}`.split('\n').filter((name) => name !== '');
}

/** Git's answer; undefined when it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
