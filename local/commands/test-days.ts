/**
 * `npm run test:days` runs the unit tests on days on which programs go wrong, one day after another; with
 * `-- functions` that stage. Rules and journeys stay on the real day: the Firestore emulator is a program of Java, and
 * a browser has its own clock. `TULIA_DAY=… npx vitest run <file>` runs a failed test again.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../machine/places';
import { installed } from '../machine/run';
import { HARD_DAYS } from '../test-run/hard-days';
import { runSeed, seedInWords } from '../test-run/random';

const MOVABLE = ['unit', 'functions'];
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const stages = asked.length > 0 ? asked : ['unit'];
if (!stages.every((stage) => MOVABLE.includes(stage))) {
  console.error(`Only these can be moved to another day: ${MOVABLE.join(', ')}.`);
  process.exit(1);
}

runSeed();
const test = [installed('tsx', 'dist/cli.mjs'), 'local/commands/test.ts', ...stages];
const results = HARD_DAYS.map(([day, what]) => {
  console.log(`\n== ${day}: ${what} ==`);
  const env = { ...process.env, TULIA_DAY: day };
  const { status, signal } = spawnSync(process.execPath, test, {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (signal !== null) process.exit(1);
  return { status, line: `${day}  ${status === 0 ? 'passed' : 'FAILED'}  ${what}` };
});
console.log(`\n${results.map(({ line }) => line).join('\n')}\n\n${seedInWords()}`);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
