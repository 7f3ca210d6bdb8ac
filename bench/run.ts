/**
 * `npm run bench` opens an environment of its own, measures the goals and prints the table of docs/performance.md.
 * `npm run bench -- G1 G3` measures only these; `--quick` repeats little, to see that it works.
 */
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { HOST, LOCAL } from '../local/machine/places';
import { claimOffset } from '../local/machine/claim-offset';
import { findBrowser } from '../local/testing/browser';
import { openEnvironment, ENVIRONMENT_STEPS } from '../local/environment/open-environment';
import { progressOf } from '../local/machine/progress';
import { onToldToEnd } from '../local/machine/told-to-end';
import { Scope } from '../local/machine/scope';
import { booking } from './goals/booking';
import { firstVisits } from './goals/first-visits';
import { lighthouse } from './goals/lighthouse';
import { live } from './goals/live';
import { sizes } from './goals/sizes';
import { goalTable, isMet, type Bench, type Goal, type Measure } from './measure/goal';
import { productionLine } from './environment/production-line';

const GOALS: Record<string, Measure> = {
  G11: sizes,
  'G1 G14': firstVisits,
  G3: booking,
  G16: lighthouse,
  G5: live,
};

/** Beside `npm start` and `npm test`, if it is free. */
const BENCH_OFFSET = 2200;
const REPETITIONS = 7;

const options = process.argv.slice(2);
const wanted = options.filter((each) => !each.startsWith('-'));
const { offset, ports } = await claimOffset({ env: process.env, usual: BENCH_OFFSET });
const folder = path.join(LOCAL, offset === BENCH_OFFSET ? 'bench' : `bench-${offset}`);

const scope = new Scope();
onToldToEnd(() => void scope.close().then(() => process.exit(130)));
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['METADATA_SERVER_DETECTION'] = 'none';

try {
  await openEnvironment({
    folder,
    ports,
    dev: false,
    progress: progressOf(ENVIRONMENT_STEPS),
    scope,
  });
  const line = await productionLine(ports);
  scope.add(line.close);
  const browserArgs = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    ...line.args,
  ];
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  scope.add(() => browser.close());
  const bench: Bench = {
    ports,
    site: path.join(folder, 'site'),
    origin: line.origin,
    browser,
    browserArgs,
    repetitions: options.includes('--quick') ? 1 : REPETITIONS,
    say: (text) => console.log(`  ${text}`),
  };
  const goals: Goal[] = [];
  for (const [ids, measure] of Object.entries(GOALS)) {
    if (wanted.length > 0 && !wanted.some((each) => ids.split(' ').includes(each))) continue;
    console.log(`\n== ${ids} ==`);
    try {
      goals.push(...(await measure(bench)));
    } catch (error) {
      console.error(`${ids} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${availableParallelism()} cores, Node ${process.versions.node}, load ${load}\n`);
  console.log(goalTable(goals));
  console.log(`\n${goals.filter(isMet).length} of ${goals.length} goals met.`);
} finally {
  await scope.close();
}
process.exit();
