/**
 * `npm run seed` fills the running environment, or the one at TULIA_PORT_OFFSET, with fresh demo data. The option
 * `--practitioners 2` makes a practice of two, `--empty` leaves what a first deployment does, and the owner's account.
 */
import '../test-run/day.mjs';
import { inRunningEnvironment } from '../machine/running-environment';
import { DEMO_PASSWORD, demoPeople } from '../seed/demo-people';
import { howManyPractitioners } from '../seed/demo-practitioners';
import { seedEnvironment } from '../seed/seed-environment';

await inRunningEnvironment(async (ports) => {
  const isEmpty = process.argv.includes('--empty');
  const made = await seedEnvironment(ports, isEmpty ? 'empty' : howManyPractitioners(process.argv));
  if (!isEmpty) return `Demo data is fresh: ${made}.`;
  const [owner] = demoPeople('empty');
  return `The practice is empty: ${made}. Its owner logs in as ${owner?.email}, ${DEMO_PASSWORD}.`;
});
