/**
 * `npm run migrate -- --project <id> [--dry-run] [--database <id>]`: runs the migrations that a database has not seen
 * (docs/operate.md, "Migrations").
 */
import { command, optionOf } from './command';
import { targetNamed } from './live-app';
import { MIGRATIONS } from './migrate/migrations';
import { runMigrations } from './migrate/run-migrations';

await command(async () => {
  const args = process.argv.slice(2);
  const { target, databaseOf } = targetNamed(args);
  const database = args.includes('--database') ? optionOf(args, 'database') : target.databaseId;
  const dryRun = args.includes('--dry-run');
  const ran = await runMigrations({
    firestore: databaseOf(database),
    migrations: MIGRATIONS,
    dryRun,
    now: Date.now,
    show: (line) => console.log(line),
  });
  const done = dryRun ? 'Would run' : 'Ran';
  console.log(ran.length === 0 ? 'There is nothing to do.' : `${done}: ${ran.join(', ')}.`);
});
