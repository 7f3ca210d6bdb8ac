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
  /** Vitest projects; none for the journeys, which Playwright runs. */
  projects?: readonly string[];
}

export const STAGES: readonly Stage[] = [
  { name: 'unit', needs: 'nothing', projects: ['unit', 'web'] },
  { name: 'rules', needs: 'firestore', projects: ['rules'] },
  { name: 'functions', needs: 'world', projects: ['functions'] },
  { name: 'safety', needs: 'world', projects: ['safety'] },
  { name: 'journeys', needs: 'world' },
];

/** Where a stage leaves its report, what it finds in its environment, and what ends it early. */
export interface StageSurroundings {
  folder: string;
  env: NodeJS.ProcessEnv;
  scope: Scope;
}

/** Runs one stage with its output on the terminal. */
export async function runStage(
  { name, projects }: Stage,
  { folder, env, scope }: StageSurroundings,
): Promise<Tally> {
  const report = path.join(folder, `${name}.json`);
  if (projects === undefined) {
    const config = 'tests/journeys/playwright.config.ts';
    const args = ['test', '-c', config, '--reporter=list,json'];
    const withReport = {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const code = await show(program('@playwright/test', 'cli.js'), args, withReport, scope);
    return tallyPlaywright(name, report, code);
  }
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
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
