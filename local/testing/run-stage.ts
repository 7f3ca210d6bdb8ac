/** Runs one stage in its runner and counts what came of it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../places';
import type { Scope } from '../world/scope';
import type { StageOutput } from './output';
import type { Check, Stage } from './stages';
import { tallyPlaywright, tallyVitest } from './tally';
import type { Tally } from './tally';

/** Where a stage leaves its report, what it finds in its environment, what ends it early, and who hears it. */
export interface StageSurroundings {
  folder: string;
  env: NodeJS.ProcessEnv;
  scope: Scope;
  output: StageOutput;
}

/** Runs one stage to its end. @param alone the arguments of one test (`Failure.alone`), which is run instead of all */
export async function runStage(
  stage: Stage,
  surroundings: StageSurroundings,
  alone?: readonly string[],
): Promise<Tally> {
  if (stage.checks !== undefined) return runChecks(stage, stage.checks, surroundings);
  if (stage.browsers !== undefined) return runJourneys(stage, surroundings, alone);
  if (alone !== undefined) return runTests(stage, alone, surroundings);
  if (stage.changedSince === undefined) return runTests(stage, [], surroundings);
  const changed = ['--changed', stage.changedSince, '--passWithNoTests'];
  const tally = await runTests(stage, changed, surroundings);
  // What was changed has no tests: those of the rules of booking are quick, and what all else stands on.
  return tally.passed + tally.failed > 0 ? tally : runTests(stage, ['domain/'], surroundings);
}

/** Runs programs one after another; each is one test, and has passed when it ends with 0. */
async function runChecks(
  stage: Stage,
  checks: readonly Check[],
  surroundings: StageSurroundings,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, failures: [], problems: [] };
  for (const { name, program: file, args } of checks) {
    const code = await show(program(...file), args, surroundings);
    surroundings.output.hear?.(`${code === 0 ? '✓' : '✘'} ${name}\n`);
    if (code === 0) tally.passed += 1;
    else {
      tally.failed += 1;
      tally.failures.push({ stage: stage.name, name, said: [] });
    }
  }
  return tally;
}

async function runJourneys(
  { name, projects, browsers }: Stage,
  { folder, ...surroundings }: StageSurroundings,
  only: readonly string[] = projects.flatMap((project) => ['--project', project]),
): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  const args = [
    'test',
    '-c',
    'tests/journeys/playwright.config.ts',
    ...only,
    '--workers',
    String(browsers),
    '--reporter=list,json',
    '--output',
    path.join(folder, name),
  ];
  const env = { ...surroundings.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await show(program('@playwright/test', 'cli.js'), args, { ...surroundings, env });
  return tallyPlaywright(name, report, code);
}

async function runTests(
  { name, projects }: Stage,
  filters: readonly string[],
  { folder, ...surroundings }: StageSurroundings,
): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...filters, ...only, '--reporter=default', '--reporter=json'];
  args.push(`--outputFile.json=${report}`);
  const code = await show(program('vitest', 'vitest.mjs'), args, surroundings);
  return tallyVitest(name, report, code);
}

/** The program file of an installed package. */
export function program(name: string, file: string): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
}

/** Runs a program of Node. Resolves with its exit code; a killed one counts as 1. */
export function show(
  file: string,
  args: readonly string[],
  { env, scope, output }: Omit<StageSurroundings, 'folder'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
      stdio: output.hear === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (text: string) => output.hear?.(text));
    }
    scope.add(() => {
      child.kill();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
