/**
 * Google's own backups of a database. Schedules make them; they are restored into another database only. A backup holds
 * documents and indexes; the next deployment brings rules and expiry.
 */
import { DEFAULT_DATABASE, type Target } from '../deploy/target';
import { ToolFailed, type Tools } from '../deploy/tools';

const SCHEDULES = [
  { recurrence: 'daily', retention: '7d', more: [] },
  { recurrence: 'weekly', retention: '14w', more: ['--day-of-week=SUN'] },
] as const;

interface Schedule {
  dailyRecurrence?: unknown;
  weeklyRecurrence?: unknown;
}

interface Protection {
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

/** Switches on what is missing: schedules, point-in-time recovery, protection from deletion. @returns what it did */
export async function ensureBackups(
  tools: Tools,
  { project, databaseId }: Target,
): Promise<string[]> {
  const where = [`--database=${databaseId}`, '--project', project];
  const done: string[] = [];
  const schedules = ['firestore', 'backups', 'schedules'];
  const found = (await tools.ask('gcloud', [...schedules, 'list', ...where])) as Schedule[];
  for (const { recurrence, retention, more } of SCHEDULES) {
    if (found.some((each) => each[`${recurrence}Recurrence`] !== undefined)) continue;
    const kept = [`--recurrence=${recurrence}`, `--retention=${retention}`, ...more];
    await tools.run('gcloud', [...schedules, 'create', ...where, ...kept]);
    done.push(`${recurrence} backups, kept for ${retention}`);
  }
  const describe = ['firestore', 'databases', 'describe', ...where];
  const database = (await tools.ask('gcloud', describe)) as Protection;
  const flags = [
    ...(database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : ['--enable-pitr']),
    ...(database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? []
      : ['--delete-protection']),
  ];
  if (flags.length > 0) {
    await tools.run('gcloud', ['firestore', 'databases', 'update', ...where, ...flags]);
    done.push(...flags.map((flag) => flag.slice(2)));
  }
  return done;
}

interface Backup {
  name: string;
  /** ISO 8601 */
  snapshotTime: string;
  state: string;
}

/** The backups of a location, newest first. */
export async function backupsOf(tools: Tools, { project }: Target): Promise<Backup[]> {
  const list = ['firestore', 'backups', 'list', '--project', project];
  const found = (await tools.ask('gcloud', list)) as Partial<Backup>[];
  return found
    .map(({ name = '', snapshotTime = '', state = '' }) => ({ name, snapshotTime, state }))
    .sort((a, b) => b.snapshotTime.localeCompare(a.snapshotTime));
}

/**
 * Restores a backup into a new database and waits until it is there.
 * @param into id of the new database @throws Error when that database exists: nothing is ever restored over another
 */
export async function restoreBackup(
  tools: Tools,
  { project, databaseId }: Target,
  { backup, into }: { backup: string; into: string },
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (into === databaseId || into === DEFAULT_DATABASE)
    throw new Error(`${into} is the live database. A backup is restored into a new one.`);
  if (!/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/.test(into))
    throw new Error(`“${into}” is no id: 4 to 63 small letters, digits and hyphens.`);
  const target = [`--database=${into}`, '--project', project];
  const state = async () => {
    try {
      return await tools.ask('gcloud', ['firestore', 'databases', 'describe', ...target]);
    } catch (error) {
      if (error instanceof ToolFailed && error.isNotFound) return null;
      throw error;
    }
  };
  if ((await state()) !== null)
    throw new Error(`${project} has a database ${into} already. Choose another id.`);
  const ways = [`--source-backup=${backup}`, `--destination-database=${into}`];
  await tools.run('gcloud', ['firestore', 'databases', 'restore', '--project', project, ...ways]);
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const running = (await tools.ask('gcloud', ['firestore', 'operations', 'list', ...target])) as {
      done?: boolean;
      error?: { message?: string };
    }[];
    const failed = running.find(({ error }) => error !== undefined);
    if (failed !== undefined) throw new Error(`Restoring failed: ${failed.error?.message ?? ''}`);
    if (running.every(({ done }) => done === true) && (await state()) !== null) return;
    await pause(60_000);
  }
  throw new Error(`Restoring into ${into} has not come to an end in a day.`);
}

/** What a person has to do after a restore. */
export const afterRestore = ({ project }: Target, into: string): string[] => [
  `1. npm run backup -- check --project ${project} --database ${into}: its collections, cards, locks and totals.`,
  `2. Put DATABASE_ID=${into} into functions/.env.${project}.`,
  `3. npm run deploy -- --project ${project} --again: indexes, expiry, functions, rules and site for ${into}.`,
  `4. npm run backup -- schedule --project ${project}: backups of the new database.`,
  '5. Sign in, open the schedule, book and cancel one session. Accounts are not in the database and were never away.',
];
