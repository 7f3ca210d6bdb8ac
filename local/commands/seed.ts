/**
 * `npm run seed`: demo data afresh into the running world, or the one at TULIA_PORT_OFFSET; with `-- --practitioners
 * 2` a practice of two.
 */
import '../test-run/day.mjs';
import { portsAt } from '../machine/ports';
import { offsetOfRunningWorld } from '../machine/running-environment';
import { howManyPractitioners } from '../seed/demo-practitioners';
import { seedWorld } from '../seed/seed-world';

try {
  const howMany = howManyPractitioners(process.argv);
  const made = await seedWorld(portsAt(offsetOfRunningWorld(process.env)), howMany);
  console.log(`Demo data is fresh: ${made}.`);
} catch (error) {
  const unreachable = error instanceof TypeError && error.message === 'fetch failed';
  console.error(
    unreachable
      ? 'No local world answers. Start one with `npm start` (same TULIA_PORT_OFFSET).'
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
