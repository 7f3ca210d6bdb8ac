/**
 * `npm test`: everything that proves the product, against a world of its own that can stand beside a
 * running `npm start`. `npm test -- unit|rules|functions|safety|pages|practice` runs only these stages;
 * `--deep` takes every mutant of the rules instead of some. The last line is always `N passed, N failed`; the exit code is
 * 0 only when nothing failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TEST_OFFSET, testFolder } from './places';
import { claimOffset } from './claim-offset';
import { browserVersion, findBrowser } from './testing/browser';
import { runStage, STAGES } from './testing/stages';
import type { Stage } from './testing/stages';
import { closingLine, notRun, sum } from './testing/tally';
import type { Tally } from './testing/tally';
import { openTestFirestore, openTestWorld, testEnvironment } from './testing/test-world';
import { findFirestoreEmulator } from './firestore-emulator/find';
import { thisMachine } from './firestore-emulator/machine';
import { seedWorld } from './seed/seed-world';
import { seconds } from './world/progress';
import { Scope } from './world/scope';

if (process.argv.includes('--deep')) process.env['RULES_MUTANTS'] = 'all';

const startedAt = performance.now();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
const stages = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const scope = new Scope();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void scope.close().then(() => process.exit(130));
  });
}

const tally = unknown.length > 0 ? notRun(unknownStage()) : await runAll();
await scope.close();
for (const problem of tally.problems) console.error(`\n${problem}`);
console.log(`\nTook ${seconds(performance.now() - startedAt)}.`);
console.log(closingLine(tally));
process.exit(tally.failed + tally.problems.length > 0 ? 1 : 0);

function unknownStage(): string {
  const known = STAGES.map(({ name }) => name).join(', ');
  return `There is no stage “${unknown.join(', ')}”. These exist: ${known}.`;
}

async function runAll(): Promise<Tally> {
  const tallies: Tally[] = [];
  try {
    const { offset, ports, moved } = await claimOffset({ env: process.env, usual: TEST_OFFSET });
    if (moved !== undefined)
      console.log(`Every port is moved by ${offset}, because at ${TEST_OFFSET}\n${moved}`);
    const folder = testFolder(offset);
    const reports = path.join(folder, 'reports');
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });

    // What is missing is said before anything takes time.
    const needs = new Set(stages.map((stage) => stage.needs));
    if (needs.has('world') || needs.has('firestore')) await findFirestoreEmulator(thisMachine());
    const env = testEnvironment(ports, offset);
    if (stages.some(({ browsers }) => browsers !== undefined)) {
      env['CHROME'] = await findBrowser();
      console.log(`Browser: ${browserVersion(env['CHROME'])} (${env['CHROME']})`);
    }

    for (const stage of stages.filter((one) => one.needs === 'nothing')) {
      tallies.push(await announced(stage, reports, process.env));
    }
    const others = stages.filter((one) => one.needs !== 'nothing');
    if (needs.has('world')) await openTestWorld(folder, ports, scope);
    else if (needs.has('firestore')) await openTestFirestore(folder, ports, scope);
    for (const [index, stage] of others.entries()) {
      // What one stage leaves behind is no premise of the next: alone or in a row, each finds the same practice.
      if (stage.needs === 'world' && index > 0) await seedWorld(ports);
      tallies.push(await announced(stage, reports, env));
    }
  } catch (error) {
    tallies.push(notRun(error instanceof Error ? error.message : String(error)));
  }
  return sum(tallies);
}

function announced(stage: Stage, folder: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n== ${stage.name} ==`);
  return runStage(stage, { folder, env, scope });
}
