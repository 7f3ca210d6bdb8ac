/**
 * `npm test` runs all tests, in their own environments, which can stand beside a running `npm start`. Words after `--`:
 * - unit, rules, functions, pages, practice, rehearsals: only these stages
 * - quick: what takes seconds and finds most
 * - --in-turn: one stage after another
 * - --deep: everything of which other runs try a part (`depth.ts`), and the rehearsals
 *
 * The last line is always `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import '../test-run/day.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runSeed, seedInWords } from '../test-run/random';
import { goDeep } from '../test-run/depth';
import { LOCAL, ROOT } from '../machine/places';
import { inWords, named, outcomesOf, type Outcome } from '../testing/results';
import { quickStages, REHEARSALS, STAGES, type Stage } from '../testing/stages';
import { seconds } from '../machine/progress';

/** Bytes for two environments and three browsers. */
const MEMORY_FOR_TWO = 10 * 1024 ** 3;
const REPORTS = path.join(LOCAL, 'reports');

const startedAt = performance.now();
const words = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const options = process.argv.slice(2).filter((each) => each.startsWith('-'));
const isQuick = words.includes('quick');
const isDeep = options.includes('--deep');
if (isDeep) goDeep('deep');
else if (isQuick) goDeep('quick');
// For the programs that this one starts.
runSeed();

const all = [REHEARSALS, ...STAGES];
const asked = words.filter((word) => word !== 'quick');
const unknown = asked.filter((word) => !all.some(({ name }) => name === word));
const stages = () => {
  if (isQuick) return quickStages();
  return all.filter(({ name }) =>
    words.length > 0 ? words.includes(name) : name !== REHEARSALS.name || isDeep,
  );
};
const outcomes: Outcome[] = unknown.map((word) => {
  const known = [...all.map(({ name }) => name), 'quick'].join(', ');
  return ['failed', `There is no “${word}”. There are: ${known}.`];
});
const waiting = unknown.length > 0 ? [] : stages();
const hasRoomForTwo = availableParallelism() >= 2 && totalmem() >= MEMORY_FOR_TWO;
const lanes = waiting.length < 2 || options.includes('--in-turn') || !hasRoomForTwo ? 1 : 2;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await Promise.all(Array.from({ length: lanes }, lane));

const [failed, again] = [named(outcomes, 'failed'), named(outcomes, 'again')];
if (failed.length > 0) console.error(`\nFailed:\n${failed.join('\n')}`);
if (failed.length + again.length > 0) console.log(`\n${seedInWords()}`);
console.log(`\nTook ${seconds(performance.now() - startedAt)}.`);
for (const name of again) console.log(`needed a second try: ${name}`);
console.log(inWords(outcomes));
process.exit(failed.length > 0 ? 1 : 0);

/** Runs stages that no lane has begun, one after another. */
async function lane(): Promise<void> {
  for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
    const begun = performance.now();
    const found = await run(stage);
    outcomes.push(...found);
    console.log(`== ${stage.name}: ${inWords(found)}, ${seconds(performance.now() - begun)} ==`);
  }
}

/** Runs one stage to its end. Beside another stage, each line of its output begins with its name. */
async function run({ name, command, report }: Stage): Promise<Outcome[]> {
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json', '--output', path.join(REPORTS, name)],
  };
  const child = spawn(
    process.execPath,
    [...command, ...(report === undefined ? [] : reporters[report])],
    {
      cwd: ROOT,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: lanes === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return outcomesOf(name, report === undefined ? undefined : { file, form: report }, code ?? 1);
}
