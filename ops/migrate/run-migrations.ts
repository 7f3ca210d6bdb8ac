/**
 * Runs the migrations that a database has not seen, one after the other. How far one is stands in
 * `migrations/{name}`, written in the commit of each batch: one that was stopped goes on there, and none runs twice
 * (docs/operate.md, "Migrations").
 */
import {
  DatabaseFault,
  patiently,
  type DatabaseRest,
  type DatabaseWrite,
} from '../backup/database-rest';
import type { Migration } from './migration';

export interface Migrating {
  database: DatabaseRest;
  migrations: readonly Migration[];
  /** whether it only counts what would change */
  dryRun: boolean;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
  show: (line: string) => void;
}

interface State {
  /** path of the last document that was looked at; null at the beginning */
  cursor: string | null;
  seen: number;
  changed: number;
  finishedAt: string | null;
}

const PER_BATCH = 200;
/** People go on working meanwhile: a document that changed between reading and writing is read again. */
const MOST_CONFLICTS = 20;

/**
 * @returns the names of those that ran to their end, or would have @throws Error when their numbers are not in order
 */
export async function runMigrations(migrating: Migrating): Promise<string[]> {
  requireOrder(migrating.migrations);
  const ran: string[] = [];
  for (const migration of migrating.migrations) {
    const state = await readState(migrating, migration);
    if (state.finishedAt !== null) continue;
    await runOne(migrating, migration, state);
    ran.push(migration.name);
  }
  return ran;
}

async function runOne(migrating: Migrating, migration: Migration, begun: State): Promise<void> {
  const { database, dryRun, now, pause, show } = migrating;
  const { name, collectionId } = migration;
  let state = begun;
  show(`${name}${begun.cursor === null ? '' : `, from ${begun.cursor}`}`);
  let conflicts = 0;
  for (;;) {
    const page = await patiently(
      () => database.pageOf(collectionId, state.cursor, PER_BATCH),
      pause,
    );
    const writes = page.flatMap(({ path, fields, updateTime }): DatabaseWrite[] => {
      const changed = migration.change({ path, fields });
      return changed === null
        ? []
        : [{ set: { path, fields: changed }, unchangedSince: updateTime }];
    });
    const isLast = page.length < PER_BATCH;
    const next: State = {
      cursor: page.at(-1)?.path ?? state.cursor,
      seen: state.seen + page.length,
      changed: state.changed + writes.length,
      finishedAt: isLast ? new Date(now()).toISOString() : null,
    };
    if (!dryRun) {
      try {
        await patiently(() => database.commit([...writes, stateWrite(name, next)]), pause);
      } catch (error) {
        conflicts += 1;
        if (!isConflict(error) || conflicts >= MOST_CONFLICTS) throw error;
        continue;
      }
    }
    conflicts = 0;
    state = next;
    show(`  ${state.seen} looked at, ${state.changed} ${dryRun ? 'would change' : 'changed'}`);
    if (isLast) return;
  }
}

/** 400 FAILED_PRECONDITION and 409 ABORTED: another program changed one of the documents meanwhile. */
const isConflict = (error: unknown) =>
  error instanceof DatabaseFault &&
  (error.status === 409 || (error.status === 400 && error.message.includes('FAILED_PRECONDITION')));

function requireOrder(migrations: readonly Migration[]): void {
  migrations.forEach(({ name }, index) => {
    const number = String(index + 1).padStart(3, '0');
    if (!name.startsWith(`${number}-`))
      throw new Error(`${name} should have the number ${number}.`);
  });
}

const pathOf = (name: string) => `migrations/${name}`;

async function readState({ database, pause }: Migrating, { name }: Migration): Promise<State> {
  const stored = await patiently(() => database.read(pathOf(name)), pause);
  const fields = (stored?.fields ?? {}) as Record<string, Record<string, string | null>>;
  return {
    cursor: fields['cursor']?.['stringValue'] ?? null,
    seen: Number(fields['seen']?.['integerValue'] ?? 0),
    changed: Number(fields['changed']?.['integerValue'] ?? 0),
    finishedAt: fields['finishedAt']?.['timestampValue'] ?? null,
  };
}

function stateWrite(name: string, { cursor, seen, changed, finishedAt }: State): DatabaseWrite {
  const fields = {
    cursor: cursor === null ? { nullValue: null } : { stringValue: cursor },
    seen: { integerValue: String(seen) },
    changed: { integerValue: String(changed) },
    finishedAt: finishedAt === null ? { nullValue: null } : { timestampValue: finishedAt },
  };
  return { set: { path: pathOf(name), fields } };
}
