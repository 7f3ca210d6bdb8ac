/**
 * `npm run seed` fills the running environment, or the one at TULIA_PORT_OFFSET, with fresh demo data. The option
 * `--practitioners 2` makes a practice of two.
 */
import '../test-run/day.mjs';
import { inRunningEnvironment } from '../machine/running-environment';
import { howManyPractitioners } from '../seed/demo-practitioners';
import { seedEnvironment } from '../seed/seed-environment';

await inRunningEnvironment(async (ports) => {
  const made = await seedEnvironment(ports, howManyPractitioners(process.argv));
  return `Demo data is fresh: ${made}.`;
});
