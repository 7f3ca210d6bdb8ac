/**
 * `npm run bench` opens an environment of its own, measures the goals and prints the table of docs/performance.md.
 * `npm run bench -- G1 G3` measures only these; `--quick` repeats little, to see that it works.
 */
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../local/testing/browser';
import { openAt } from '../local/testing/own-environment';
import { booking } from './goals/booking';
import { firstVisits } from './goals/first-visits';
import { lighthouse } from './goals/lighthouse';
import { live } from './goals/live';
import { manyBookings } from './goals/many-bookings';
import { sizes } from './goals/sizes';
import { goalTable, isMet, type Bench, type Goal, type Measure } from './measure/goal';
import { productionLine } from './environment/production-line';

const GOALS: Record<string, Measure> = {
  G11: sizes,
  'G1 G14': firstVisits,
  G3: booking,
  G16: lighthouse,
  G5: live,
  // The last one: its bookings stay.
  G6: manyBookings,
};

/** The usual port offset: beside `npm start` and `npm test`. */
const BENCH_OFFSET = 2200;
const REPETITIONS = 7;

const options = process.argv.slice(2);
const wanted = options.filter((each) => !each.startsWith('-'));
const { folder, ports, scope } = await openAt(BENCH_OFFSET, 'bench', 'environment');

try {
  const line = await productionLine(ports);
  scope.add(line.close);
  const plain = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ];
  const browserArgs = [...plain, ...line.args];
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
