/**
 * Runs the migrations that a database has not seen, one after the other. The commit of each batch also writes into
 * `migrations/{name}` how far the migration is: a stopped one goes on from there, and none runs twice
 * (docs/operate.md, "Migrations").
 */
import { FieldPath } from 'firebase-admin/firestore';
import type { Migration } from './migration';

interface Migrating {
  firestore: FirebaseFirestore.Firestore;
  migrations: readonly Migration[];
  /** whether it only counts what would change */
  dryRun: boolean;
  now: () => number;
  show: (line: string) => void;
}

interface State {
  /** path of the last document that was read; null at the beginning */
  cursor: string | null;
  seen: number;
  changed: number;
  finishedAt: Date | null;
}

const BEGINNING: State = { cursor: null, seen: 0, changed: 0, finishedAt: null };
const PER_BATCH = 200;
/** People go on working meanwhile; when one of them changes a document of the batch, the batch is read again. */
const MOST_ATTEMPTS = 20;

/** @returns names of the migrations that ran, or would run @throws Error when their numbers are not in order */
export async function runMigrations(migrating: Migrating): Promise<string[]> {
  const { firestore, migrations, dryRun, show } = migrating;
  requireOrder(migrations);
  const ran: string[] = [];
  for (const migration of migrations) {
    let state = stateOf(await firestore.doc(pathOf(migration)).get());
    if (state.finishedAt !== null) continue;
    show(`${migration.name}${state.cursor === null ? '' : `, from ${state.cursor}`}`);
    while (state.finishedAt === null) {
      const begun = state;
      state = await firestore.runTransaction(
        (transaction) => runBatch(migrating, migration, begun, transaction),
        dryRun ? { readOnly: true } : { maxAttempts: MOST_ATTEMPTS },
      );
      show(`  ${state.seen} read, ${state.changed} ${dryRun ? 'would change' : 'changed'}`);
    }
    ran.push(migration.name);
  }
  return ran;
}

async function runBatch(
  { firestore, dryRun, now }: Migrating,
  { change, collectionId, ...migration }: Migration,
  begun: State,
  transaction: FirebaseFirestore.Transaction,
): Promise<State> {
  const stateAt = firestore.doc(pathOf(migration));
  // Read again: the commit of the batch before may have lost its answer.
  const state = dryRun ? begun : stateOf(await transaction.get(stateAt));
  if (state.finishedAt !== null) return state;
  const all = firestore.collectionGroup(collectionId).orderBy(FieldPath.documentId());
  const rest = state.cursor === null ? all : all.startAfter(firestore.doc(state.cursor));
  const { docs } = await transaction.get(rest.limit(PER_BATCH));
  const changes = docs.flatMap((document) => {
    const fields = change(document.data());
    return fields === null ? [] : [{ ref: document.ref, fields }];
  });
  const next: State = {
    cursor: docs.at(-1)?.ref.path ?? state.cursor,
    seen: state.seen + docs.length,
    changed: state.changed + changes.length,
    finishedAt: docs.length < PER_BATCH ? new Date(now()) : null,
  };
  if (!dryRun) {
    for (const { ref, fields } of changes) transaction.update(ref, fields);
    transaction.set(stateAt, next);
  }
  return next;
}

const stateOf = (stored: FirebaseFirestore.DocumentSnapshot): State => ({
  ...BEGINNING,
  ...stored.data(),
});
const pathOf = ({ name }: Pick<Migration, 'name'>) => `migrations/${name}`;

function requireOrder(migrations: readonly Migration[]): void {
  migrations.forEach(({ name }, index) => {
    const number = String(index + 1).padStart(3, '0');
    if (!name.startsWith(`${number}-`))
      throw new Error(`${name} should have the number ${number}.`);
  });
}
