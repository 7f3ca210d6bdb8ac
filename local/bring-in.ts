/**
 * `npm run bring-in -- --project <id> --folder <folder> --practitioner <id> [--dry-run]`: takes over services,
 * profiles, bookings and availability of another system (docs/operate.md, "Data of another system").
 */
import { setTimeout as pause } from 'node:timers/promises';
import { bringIn } from './bringing/bring-in';
import { databaseNamed, optionOf } from './live-database';

const args = process.argv.slice(2);
const option = (name: string) => optionOf(args, name);

try {
  const { database } = databaseNamed(args);
  const dryRun = args.includes('--dry-run');
  const done = await bringIn({
    database,
    folder: option('folder'),
    practitionerId: option('practitioner'),
    dryRun,
    now: Date.now,
    pause: (milliseconds) => pause(milliseconds),
    show: (documents, all) => console.log(`  ${documents} of ${all} documents`),
  });
  const { services, profiles, bookings, days, documents, renamed } = done;
  console.log(
    `${dryRun ? 'Would take over' : 'Taken over'}: ${services} services, ${profiles} profiles, ${bookings} bookings, ` +
      `${days} days; ${documents} documents. ${renamed} bookings have a new reference number.`,
  );
  if (!dryRun) console.log('Now: State of the system, “Run now” beside “opening new days”.');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
