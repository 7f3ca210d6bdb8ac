/** `npm run seed`: demo data afresh into the running world at TULIA_PORT_OFFSET. */
import { portOffset, portsAt } from './ports';
import { seedWorld } from './seed/seed-world';

try {
  const made = await seedWorld(portsAt(portOffset(process.env)));
  console.log(`Demo data is fresh: ${made}.`);
} catch (error) {
  const unreachable = error instanceof TypeError && error.message === 'fetch failed';
  console.error(
    unreachable
      ? 'No local world answers. Start one with `npm start` (same TULIA_PORT_OFFSET).'
      : error,
  );
  process.exitCode = 1;
}
