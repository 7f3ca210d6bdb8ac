/**
 * `npm test`: everything that proves the product, against worlds of its own that can stand beside a running `npm
 * start`. `npm test -- unit|rules|functions|safety|pages|practice` runs only these stages; `npm test -- quick` what
 * takes seconds and finds most (`testing/quick.ts`); `--in-turn` runs them one after another, in one world; `--deep`
 * tries all that others try a part of (`depth.ts`); `--second-try` is for `.ci/run` (`testing/second-try.ts`). The
 * last line is always `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import './day.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { claimOffset } from './claim-offset';
import type { Claim } from './claim-offset';
import { runSeed, seedInWords } from './chance';
import { goDeep } from './depth';
import { TEST_OFFSET } from './places';
import { browserVersion, findBrowser, findHeadlessShell } from './testing/browser';
import { hasRoomForTwo } from './testing/lanes';
import { gatheredOutput, liveOutput } from './testing/output';
import type { Output } from './testing/output';
import { reportsFolder, runLane } from './testing/run-lane';
import { quickStages } from './testing/quick';
import { tryInFreshWorld, withSecondTries } from './testing/second-try';
import { STAGES, stagesNamed } from './testing/stages';
import { closingLine, inWords, notRun, sum } from './testing/tally';
import type { Tally } from './testing/tally';
import { onToldToEnd } from './world/told-to-end';
import { findFirestoreEmulator } from './firestore-emulator/find';
import { thisMachine } from './firestore-emulator/machine';
import { seconds } from './world/progress';
import { Scope } from './world/scope';

const isQuick = process.argv.slice(2).includes('quick');
if (process.argv.includes('--deep')) goDeep('deep');
else if (isQuick) goDeep('quick');

// Everything that is started from here finds it.
runSeed();
const startedAt = performance.now();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const known = [...STAGES.map(({ name }) => name), 'quick'];
const unknown = wanted.filter((name) => name !== 'quick' && stagesNamed(name).length === 0);
const stages = isQuick
  ? quickStages()
  : STAGES.filter(
      (stage) => wanted.length === 0 || wanted.some((name) => stagesNamed(name).includes(stage)),
    );
const isSideBySide = stages.length > 1 && hasRoomForTwo() && !process.argv.includes('--in-turn');
const lanes = isSideBySide ? 2 : 1;
const output: Output = isSideBySide ? gatheredOutput() : liveOutput();
const scope = new Scope();

onToldToEnd(() => {
  output.close();
  void scope.close().then(() => process.exit(130));
});

const { tally, needed } =
  unknown.length > 0 ? { tally: notRun(unknownStage()), needed: [] } : await runAll();
await scope.close();
output.close();
if (tally.failures.length > 0)
  console.error(`\nFailed:\n${tally.failures.map(inWords).join('\n')}`);
for (const problem of tally.problems) console.error(`\n${problem}`);
if (tally.failures.length + tally.problems.length + needed.length > 0)
  console.log(`\n${seedInWords()}`);
console.log(`\nTook ${seconds(performance.now() - startedAt)}.`);
for (const name of needed) console.log(`needed a second try: ${name}`);
console.log(closingLine(tally));
process.exit(tally.failed + tally.problems.length > 0 ? 1 : 0);

function unknownStage(): string {
  return `There is no stage “${unknown.join(', ')}”. These exist: ${known.join(', ')}.`;
}

async function runAll(): Promise<{ tally: Tally; needed: string[] }> {
  try {
    const claims = await claimAll();
    const reports = reportsFolder(claims[0]);
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });

    // What is missing is said before anything takes time.
    if (stages.some(({ needs }) => needs !== 'nothing')) await findFirestoreEmulator(thisMachine());
    const env = { ...process.env };
    if (stages.some(({ browsers }) => browsers !== undefined)) {
      env['CHROME'] = await findBrowser();
      env['CHROME_HEADLESS_SHELL'] = await findHeadlessShell(env['CHROME']);
      for (const browser of new Set([env['CHROME'], env['CHROME_HEADLESS_SHELL']])) {
        console.log(`Browser: ${browserVersion(browser)} (${browser})`);
      }
    }
    const needsWorld = stages.some(({ needs }) => needs === 'world');
    const surroundings = { claim: claims[0], reports, env, output, scope, needsWorld };
    const waiting = [...stages];
    const next = () => waiting.shift();
    const tallies = await Promise.all(
      claims.map((claim) => runLane(next, { ...surroundings, claim })),
    );
    const tally = sum(tallies.flat());
    return process.argv.includes('--second-try')
      ? await withSecondTries(tally, tryInFreshWorld(surroundings))
      : { tally, needed: [] };
  } catch (error) {
    return { tally: notRun(error instanceof Error ? error.message : String(error)), needed: [] };
  }
}

/** An offset for each lane: the usual or the named one, and free ones after it. */
async function claimAll(): Promise<[Claim, ...Claim[]]> {
  const first = await claimOffset({ env: process.env, usual: TEST_OFFSET });
  if (first.moved !== undefined)
    console.log(
      `Every port is moved by ${first.offset}, because at ${TEST_OFFSET}\n${first.moved}`,
    );
  const others: Claim[] = [];
  while (others.length + 1 < lanes)
    others.push(await claimOffset({ env: {}, usual: first.offset + 100 }));
  return [first, ...others];
}
