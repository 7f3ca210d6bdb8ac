/**
 * `npm run test:days`: the units on days on which programs go wrong, one day after another; `npm run test:days --
 * functions` the other stages that can be moved (`STAY` names those that cannot). A test that fails is run
 * again there by `TULIA_DAY=… npx vitest run <file>`.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runSeed, seedInWords } from '../test-run/random';
import { LOCAL, ROOT } from '../machine/places';
import { onToldToEnd } from '../machine/told-to-end';
import { seconds } from '../machine/progress';
import { HARD_DAYS } from '../test-run/hard-days';
import { program, STAGES } from '../testing/stages';

/** Why the other stages stay on the real day. */
const OF_JAVA = 'its clock is that of the Firestore emulator, a program of Java';
const OF_BROWSER = 'a browser has a clock of its own, and so has the Firestore emulator behind it';
const STAY: Readonly<Record<string, string>> = {
  rules: OF_JAVA,
  pages: OF_BROWSER,
  practice: OF_BROWSER,
};

/** What each day printed. */
const FOLDER = path.join(LOCAL, 'days');

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const stages = asked.length > 0 ? asked : ['unit'];
const still = stages.filter((name) => name in STAY || !STAGES.some((run) => run.name === name));
for (const name of still)
  console.error(`${name} cannot be moved: ${STAY[name] ?? 'no such stage'}.`);
if (still.length > 0) process.exit(1);

runSeed();
onToldToEnd(() => process.exit(130));
mkdirSync(FOLDER, { recursive: true });
const results: string[] = [];
let hasFailed = false;
for (const [day, what] of HARD_DAYS) {
  console.log(`\n== ${day}: ${what} ==`);
  const startedAt = performance.now();
  const { code, said } = await testOn(day);
  const closing = said.trimEnd().split('\n').at(-1) ?? '';
  hasFailed ||= code !== 0;
  const failures = said.indexOf('\nFailed:\n');
  if (code !== 0) console.log(failures === -1 ? said : said.slice(failures));
  results.push(`${day}  ${closing}, ${seconds(performance.now() - startedAt)}  ${what}`);
}

console.log(`\n${results.join('\n')}\n\nNot moved:`);
for (const [name, why] of Object.entries(STAY)) console.log(`  ${name}: ${why}.`);
console.log(`\n${seedInWords()}`);
process.exit(hasFailed ? 1 : 0);

/** Runs the stages on a day. Resolves with the exit code and everything that was printed, which a file keeps, too. */
function testOn(day: string): Promise<{ code: number; said: string }> {
  const file = path.join(FOLDER, `${day.slice(0, 10)}.log`);
  const log = openSync(file, 'w');
  const child = spawn(
    process.execPath,
    [program('tsx', 'dist/cli.mjs'), 'local/commands/test.ts', ...stages],
    { cwd: ROOT, env: { ...process.env, TULIA_DAY: day }, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, said: readFileSync(file, 'utf8') });
    });
  });
}
