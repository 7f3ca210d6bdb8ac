/** The stages of `npm test`: which runner, which tests, and what each needs to be running. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../places';
import type { Scope } from '../world/scope';
import { tallyPlaywright, tallyVitest } from './tally';
import type { Tally } from './tally';

/** `world`: everything that `npm start` opens; `firestore`: the Firestore emulator alone. */
export type Needs = 'nothing' | 'firestore' | 'world';

export interface Stage {
  name: string;
  needs: Needs;
  /** of Vitest, or of Playwright when `browsers` is given */
  projects: readonly string[];
  /** Journeys: how many browsers work at once. */
  browsers?: number;
}

export const STAGES: readonly Stage[] = [
  { name: 'unit', needs: 'nothing', projects: ['unit', 'web', 'web-logic'] },
  { name: 'rules', needs: 'firestore', projects: ['rules'] },
  { name: 'functions', needs: 'world', projects: ['functions'] },
  { name: 'safety', needs: 'world', projects: ['safety'] },
  { name: 'pages', needs: 'world', projects: ['pages-phone', 'pages-laptop'], browsers: 2 },
  {
    name: 'practice',
    needs: 'world',
    projects: ['practice-phone', 'practice-laptop'],
    browsers: 1,
  },
];

/** Where a stage leaves its report, what it finds in its environment, and what ends it early. */
export interface StageSurroundings {
  folder: string;
  env: NodeJS.ProcessEnv;
  scope: Scope;
}

/** Runs one stage with its output on the terminal. */
export async function runStage(
  { name, projects, browsers }: Stage,
  { folder, env, scope }: StageSurroundings,
): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  if (browsers !== undefined) {
    const args = [
      ...['test', '-c', 'tests/journeys/playwright.config.ts', ...only],
      ...['--workers', String(browsers), '--reporter=list,json'],
      ...['--output', path.join(folder, name)],
    ];
    const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await show(program('@playwright/test', 'cli.js'), args, withReport, scope);
    return tallyPlaywright(name, report, code);
  }
  const args = ['run', ...only, '--reporter=default', '--reporter=json'];
  args.push(`--outputFile.json=${report}`);
  const code = await show(program('vitest', 'vitest.mjs'), args, env, scope);
  return tallyVitest(name, report, code);
}

function program(name: string, file: string): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
}

/** Runs a program on this terminal. Resolves with its exit code; a killed one counts as 1. */
function show(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  scope: Scope,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, env, stdio: 'inherit' });
    scope.add(() => {
      child.kill();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
