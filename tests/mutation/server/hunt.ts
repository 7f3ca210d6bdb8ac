/**
 * Whether the tests would notice a slip in a handler, a job or a worker: each change of `changes.ts` is built beside
 * the source and given to the world that the environment names (`run.ts`), and the one test that is named for it runs
 * there.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../../local/places';

import { changed, type Change } from './change';
import { CHANGES } from './changes';

const FUNCTIONS = path.join(ROOT, 'functions');
/** A copy within the project, so that packages are found from it. */
const COPY = path.join(ROOT, '.local/mutation/functions');
const BUILD = path.join(COPY, 'dist/index.js');
const REPORT = path.join(COPY, 'report.json');

/** What Vitest's reporter in JSON says, as far as it is read here. */
interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** A text as a regular expression that finds just it. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

type Renew = (built: string) => Promise<void>;

/**
 * Makes one change after the other, and tells of each.
 * @param words only changes with one of them in file, text or test are made; none for all
 * @param renew gives the world the functions that were built in a folder
 * @returns what was not noticed, a line each
 */
export async function huntAll(words: readonly string[], renew: Renew): Promise<string[]> {
  const chosen = CHANGES.filter(
    ({ file, test, what }) =>
      words.length === 0 ||
      words.some((word) => word === test || `${file} ${what}`.toLowerCase().includes(word)),
  );
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of ['src', 'build.mjs', 'package.json'])
    cpSync(path.join(FUNCTIONS, part), path.join(COPY, part), { recursive: true });
  // What stands nowhere any more is said before anything takes time.
  for (const change of chosen) changed(sourceOf(change), change);

  const unnoticed: string[] = [];
  const useless = await testsThatFailAnyway(chosen, renew);
  for (const [index, change] of chosen.entries()) {
    const verdict = useless.has(change)
      ? 'no such test passes unchanged'
      : await hunt(change, renew);
    const line = `${verdict}: ${change.file}: ${change.what}`;
    console.log(`${index + 1}/${chosen.length} ${line}`);
    if (verdict !== 'noticed') unnoticed.push(line);
  }
  rmSync(COPY, { recursive: true, force: true });
  const noticed = chosen.length - unnoticed.length;
  console.log(`\n${noticed} of ${chosen.length} changes of the server noticed.`);
  return unnoticed;
}

function sourceOf({ file }: Change): string {
  return readFileSync(path.join(FUNCTIONS, 'src', file), 'utf8');
}

/**
 * The changes with a test that is missing, or fails with nothing changed: such a test cannot notice a change. Each
 * file of tests runs once.
 */
async function testsThatFailAnyway(
  chosen: readonly Change[],
  renew: Renew,
): Promise<ReadonlySet<Change>> {
  await build();
  await renew(COPY);
  const failing = new Set<Change>();
  for (const [test, changes] of Map.groupBy(chosen, (each) => each.test)) {
    const names = changes.flatMap(({ name }) => name ?? []);
    await runTests(test, names.length === changes.length ? names : []);
    const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const change of changes) {
      const own = results.filter(
        ({ fullName, status }) => fullName.includes(change.name ?? '') && status !== 'skipped',
      );
      if (own.length === 0 || own.some(({ status }) => status !== 'passed')) failing.add(change);
    }
  }
  return failing;
}

async function hunt(
  change: Change,
  renew: Renew,
): Promise<'noticed' | 'not noticed' | 'does not build'> {
  const file = path.join(COPY, 'src', change.file);
  const source = sourceOf(change);
  writeFileSync(file, changed(source, change));
  try {
    if (!(await build())) return 'does not build';
    await renew(COPY);
    const { test, name } = change;
    const passes = await runTests(test, name === undefined ? [] : [name], ['--bail', '1']);
    return passes ? 'not noticed' : 'noticed';
  } finally {
    writeFileSync(file, source);
  }
}

function build(): Promise<boolean> {
  return run([path.join(COPY, 'build.mjs')]);
}

/** @param names of tests, or how they begin; none for all of the file */
async function runTests(
  test: string,
  names: readonly string[],
  more: readonly string[] = [],
): Promise<boolean> {
  const wanted = names.map((name) =>
    // A name may begin in that of its suite, which Vitest sets apart by `>`.
    escaped(name).replaceAll(' ', '(?: > | )'),
  );
  const which = wanted.length === 0 ? [] : ['-t', wanted.join('|')];
  const vitest = [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...which, ...more];
  const report = ['--reporter', 'default', '--reporter', 'json', '--outputFile', REPORT];
  // The instances that a file of tests starts itself.
  const env = { TULIA_FUNCTIONS_BUILD: BUILD };
  const file = `tests/functions/${test}.test.ts`;
  return run([...vitest, ...report, '--project', 'functions', file], env);
}

/** Whether a program of Node ends well; what it says is shown where `LOUD` is set. */
function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const output = process.env['LOUD'] === undefined ? 'ignore' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}
