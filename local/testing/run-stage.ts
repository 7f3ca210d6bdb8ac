/** Runs one stage in its runner and counts what came of it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../places';
import type { Scope } from '../world/scope';
import type { StageOutput } from './output';
import type { Stage } from './stages';
import { tallyPlaywright, tallyVitest } from './tally';
import type { Tally } from './tally';

/** Where a stage leaves its report, what it finds in its environment, what ends it early, and who hears it. */
export interface StageSurroundings {
  folder: string;
  env: NodeJS.ProcessEnv;
  scope: Scope;
  output: StageOutput;
}

/** Runs one stage to its end. */
export async function runStage(
  { name, projects, browsers }: Stage,
  { folder, ...surroundings }: StageSurroundings,
): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  if (browsers !== undefined) {
    const args = [
      ...['test', '-c', 'tests/journeys/playwright.config.ts', ...only],
      ...['--workers', String(browsers), '--reporter=list,json'],
      ...['--output', path.join(folder, name)],
    ];
    const env = { ...surroundings.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await show(program('@playwright/test', 'cli.js'), args, { ...surroundings, env });
    return tallyPlaywright(name, report, code);
  }
  const args = ['run', ...only, '--reporter=default', '--reporter=json'];
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
