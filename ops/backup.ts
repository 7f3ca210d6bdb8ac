/**
 * `npm run backup -- <what> --project <id>`, docs/operate.md:
 *   schedule                      makes Google's daily and weekly backups, and point-in-time recovery
 *   list                          lists the backups
 *   restore --from <backup> --into <id>   restores one into a new database
 *   check                         compares cards, locks and totals with the bookings; with `--database <id>` those of
 *                                 a restored database, whose collections it also counts against the live one's
 */
import { setTimeout as pause } from 'node:timers/promises';
import { differentCounts } from './backup/counts';
import { afterRestore, backupsOf, ensureBackups, restoreBackup } from './backup/managed';
import { disagreements } from './backup/projections';
import { command, optionOf } from './command';
import { toolsOn } from './deploy/tools';
import { targetNamed } from './live-app';

await command(async () => {
  const [what, ...args] = process.argv.slice(2);
  const { target, databaseOf } = targetNamed(args);
  const tools = toolsOn(process.env, (text) => process.stdout.write(text));
  switch (what) {
    case 'schedule': {
      const done = await ensureBackups(tools, target);
      console.log(done.length === 0 ? 'All of it is there already.' : `Made: ${done.join(', ')}.`);
      break;
    }
    case 'list':
      for (const { name, snapshotTime, state } of await backupsOf(tools, target))
        console.log(`${snapshotTime}  ${state.padEnd(10)}  ${name}`);
      break;
    case 'restore': {
      const into = optionOf(args, 'into');
      await restoreBackup(tools, target, { backup: optionOf(args, 'from'), into }, pause);
      console.log(`The data is in ${into}. What is left to do:`);
      for (const line of afterRestore(target, into)) console.log(`  ${line}`);
      break;
    }
    case 'check': {
      const live = databaseOf(target.databaseId);
      const checked = args.includes('--database') ? databaseOf(optionOf(args, 'database')) : live;
      if (checked !== live)
        for (const { collection, live: now, restored } of await differentCounts(live, checked))
          console.log(
            `  ${collection}: ${now} documents in the live database, ${restored} in this`,
          );
      const found = await disagreements(checked);
      for (const { path, problem } of found) console.log(`  ${path} ${problem}`);
      if (found.length > 0) throw new Error(`${found.length} do not agree.`);
      console.log('Cards, locks and totals agree with the bookings.');
      break;
    }
    default:
      throw new Error('What? schedule, list, restore or check.');
  }
});
