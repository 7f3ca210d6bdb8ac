/**
 * `npm run backup -- <what> --project <id>`, docs/operate.md:
 *   schedule                      makes Google's daily and weekly backups, and point-in-time recovery
 *   list                          lists the backups
 *   restore --from <backup> --into <id>   restores one into a new database
 *   export --folder <folder>      writes the database into a folder of JSON lines; goes on where it was stopped
 *   import --folder <folder>      puts such a folder into an empty database; goes on where it was stopped
 *   check                         compares cards, locks and totals with the bookings
 */
import { setTimeout as pause } from 'node:timers/promises';
import { exportData } from './backup/export-data';
import { differences, importData } from './backup/import-data';
import { afterRestore, backupsOf, ensureBackups, restoreBackup } from './backup/managed';
import { ProjectionCheck } from './backup/projections';
import { databaseNamed, optionOf } from './live-database';

const [what, ...args] = process.argv.slice(2);

const option = (name: string) => optionOf(args, name);

try {
  const { tools, target, database } = databaseNamed(args);
  const wait = (milliseconds: number) => pause(milliseconds);

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
      const into = option('into');
      await restoreBackup(tools, target, { backup: option('from'), into }, wait);
      console.log(`The data is in ${into}. What is left to do:`);
      for (const line of afterRestore(target, into)) console.log(`  ${line}`);
      break;
    }
    case 'export': {
      const { parts, collections } = await exportData({
        database,
        folder: option('folder'),
        atOneMoment: true,
        now: Date.now,
        pause: wait,
        show: (documents, last) => console.log(`  ${documents} documents, to ${last}`),
      });
      const all = parts.reduce((sum, { documents }) => sum + documents, 0);
      console.log(`${all} documents of ${Object.keys(collections).length} collections.`);
      break;
    }
    case 'import': {
      const importing = { database, folder: option('folder'), pause: wait, show: bar };
      const startedAt = performance.now();
      await importData(importing);
      console.log('Comparing');
      const different = await differences(importing);
      if (different.length > 0) throw new Error(`Not as in the export: ${different.join(', ')}`);
      const took = Math.round((performance.now() - startedAt) / 1000);
      console.log(`Every document is as in the export. It took ${took} s.`);
      break;
    }
    case 'check': {
      const check = new ProjectionCheck();
      let last: string | null = null;
      for (;;) {
        const page = await database.page(last, 300, null);
        for (const document of page) check.take(document);
        last = page.at(-1)?.path ?? last;
        if (page.length < 300) break;
      }
      const found = check.disagreements();
      for (const { path, problem } of found) console.log(`  ${path} ${problem}`);
      if (found.length > 0) throw new Error(`${found.length} do not agree.`);
      console.log('Cards, locks and totals agree with the bookings.');
      break;
    }
    default:
      throw new Error('What? schedule, list, restore, export, import or check.');
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A line of progress. */
function bar(done: number, all: number): void {
  const share = all === 0 ? 1 : done / all;
  const full = Math.round(share * 30);
  console.log(`  ${'█'.repeat(full)}${'░'.repeat(30 - full)} ${done} of ${all}`);
}
