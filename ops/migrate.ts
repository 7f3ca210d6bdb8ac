/**
 * `npm run migrate -- --project <id> [--dry-run]`: changes stored data as the migrations say that this database has
 * not seen (docs/operate.md, "Migrations").
 */
import { setTimeout as pause } from 'node:timers/promises';
import { databaseNamed } from './live-database';
import { MIGRATIONS } from './migrate/migrations';
import { runMigrations } from './migrate/run-migrations';

const args = process.argv.slice(2);

try {
  const { database } = databaseNamed(args);
  const dryRun = args.includes('--dry-run');
  const ran = await runMigrations({
    database,
    migrations: MIGRATIONS,
    dryRun,
    now: Date.now,
    pause: (milliseconds) => pause(milliseconds),
    show: (line) => console.log(line),
  });
  const done = dryRun ? 'Would run' : 'Ran';
  console.log(ran.length === 0 ? 'There is nothing to do.' : `${done}: ${ran.join(', ')}.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
