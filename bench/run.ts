/**
 * `npm run bench`: opens a world of its own, measures the goals, prints the table, and writes
 * `bench/results/latest.json` and the figures in `docs/performance.md`. `npm run bench -- G1 G7` measures only these
 * and writes nothing; `--quick` repeats little, to see that it works; `--world` measures the world of this folder that
 * already runs, `--world=<offset>` the one at this offset.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { HOST, LOCAL, ROOT, startFolder } from '../local/machine/places';
import { claimOffset } from '../local/machine/claim-offset';
import { portsAt } from '../local/machine/ports';
import { offsetOfRunningWorld } from '../local/machine/running-environment';
import { findBrowser } from '../local/testing/browser';
import { openWorld, WORLD_STEPS } from '../local/environment/open-environment';
import { progressOf } from '../local/machine/progress';
import { onToldToEnd } from '../local/machine/told-to-end';
import { Scope } from '../local/machine/scope';
import { GOALS } from './goals/index';
import { goalTable, isMet, type Goal } from './measure/goal';
import { machine, writeFigures } from './measure/report';
import { productionLine } from './world/production-line';
import type { Bench } from './world/context';

/** Beside `npm start` and `npm test`, if it is free. */
const BENCH_OFFSET = 2200;
const REPETITIONS = 7;

const options = process.argv.slice(2);
const quick = options.includes('--quick');
const wanted = options.filter((each) => !each.startsWith('-'));
const running = options.find((each) => /^--world(?:=|$)/.test(each));
const offset = await (running === undefined
  ? claimOffset({ env: process.env, usual: BENCH_OFFSET }).then((claim) => claim.offset)
  : offsetOfRunningWorld({ TULIA_PORT_OFFSET: running.slice('--world='.length) }));
const ports = portsAt(offset);
const folder = running === undefined ? benchFolder(offset) : startFolder(offset);

const scope = new Scope();
onToldToEnd(() => void scope.close().then(() => process.exit(130)));

// What the measurements share with the tests finds its world by these.
process.env['TULIA_PORT_OFFSET'] = String(offset);
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
process.env['METADATA_SERVER_DETECTION'] = 'none';

try {
  if (running === undefined)
    await openWorld({ folder, ports, dev: false, progress: progressOf(WORLD_STEPS), scope });
  const line = await productionLine(ports);
  scope.add(line.close);
  const browserArgs = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    ...line.args,
  ];
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArgs,
  });
  scope.add(() => browser.close());
  const bench: Bench = {
    ports,
    site: path.join(folder, 'site'),
    origin: line.origin,
    browser,
    browserArgs,
    repetitions: quick ? 1 : REPETITIONS,
    say: (text) => console.log(`  ${text}`),
  };
  const goals: Goal[] = [];
  const failures: string[] = [];
  for (const [id, measure] of Object.entries(GOALS)) {
    if (wanted.length > 0 && !wanted.some((each) => id.split(' ').includes(each))) continue;
    console.log(`\n== ${id} ==`);
    try {
      goals.push(...(await measure(bench)));
    } catch (error) {
      failures.push(`${id} could not be measured: ${String(error).split('\n')[0] ?? ''}`);
      console.error(error);
    }
  }
  const table = goalTable(goals);
  console.log(`\n${table}`);
  failures.forEach((each) => console.error(`\n${each}`));
  if (!quick && wanted.length === 0) {
    const results = path.join(ROOT, 'bench/results');
    mkdirSync(results, { recursive: true });
    const measured = { at: new Date().toISOString(), machine: machine(), goals, failures };
    writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
    await writeFigures(path.join(ROOT, 'docs/performance.md'), table, measured);
  }
  const missed = goals.filter((goal) => !isMet(goal)).length;
  console.log(`\n${goals.length - missed} of ${goals.length} goals met.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await scope.close();
}
process.exit();

function benchFolder(at: number): string {
  return path.join(LOCAL, at === BENCH_OFFSET ? 'bench' : `bench-${at}`);
}
