/** The indexes of the project against those of `firestore.indexes.json`, and waiting until they are built. */
import type { Target } from './target';
import { ToolFailed, type Tools } from './tools';

export interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

export interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: readonly IndexField[];
}

/** One index in words: `bookings: status ↑, createdAt ↓`. Firestore adds `__name__` by itself; it is left out. */
export function indexName({ collectionGroup, queryScope, fields }: Index): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) =>
      arrayConfig === undefined
        ? `${fieldPath} ${order === 'DESCENDING' ? '↓' : '↑'}`
        : `${fieldPath} ∋`,
    );
  const group = queryScope === 'COLLECTION' ? '' : ` (${queryScope})`;
  return `${collectionGroup}${group}: ${parts.join(', ')}`;
}

/** @returns what is to be built, and what the project has and the file does not */
export function compareIndexes(
  file: readonly Index[],
  project: readonly Index[],
): { toBuild: string[]; extra: string[] } {
  const wanted = new Set(file.map(indexName));
  const there = new Set(project.map(indexName));
  return {
    toBuild: [...wanted].filter((each) => !there.has(each)),
    extra: [...there].filter((each) => !wanted.has(each)),
  };
}

/** The project's composite indexes, as the Firebase CLI lists them. */
export async function indexesOf(tools: Tools, { project, databaseId }: Target): Promise<Index[]> {
  const answer = await tools.ask('firebase', [
    'firestore:indexes',
    '--database',
    databaseId,
    '--project',
    project,
  ]);
  return (answer as { indexes?: Index[] } | undefined)?.indexes ?? [];
}

export interface Waiting {
  /** waits, milliseconds */
  pause: (milliseconds: number) => Promise<void>;
  /** hears how many are still being built, whenever that changes */
  show: (text: string) => void;
}

const EVERY_MS = 10_000;
/** An index over many documents takes long; an hour is more than a practice ever has. */
const MOST_ROUNDS = 360;
/** A lost connection while waiting is no reason to stop at once. */
const MOST_FAULTS = 5;

/** Ends when every index is READY. @throws Error when one needs repair, or none of this comes to an end */
export async function indexesReady(
  tools: Tools,
  { project, databaseId }: Target,
  { pause, show }: Waiting,
): Promise<void> {
  let faults = 0;
  let before = -1;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      const all = (await tools.ask('gcloud', [
        'firestore',
        'indexes',
        'composite',
        'list',
        `--database=${databaseId}`,
        '--project',
        project,
      ])) as { name?: string; state?: string }[];
      faults = 0;
      const broken = all.filter(({ state }) => state === 'NEEDS_REPAIR');
      if (broken.length > 0) {
        throw new Error(
          `Google could not build ${broken.map(({ name = '' }) => name).join(', ')}: delete it in the console and run this again.`,
        );
      }
      const building = all.filter(({ state }) => state !== 'READY').length;
      if (building === 0) return;
      if (building !== before) show(`${building} being built`);
      before = building;
    } catch (error) {
      const passes =
        error instanceof ToolFailed && (error.trouble === 'network' || error.trouble === 'quota');
      faults += 1;
      if (!passes || faults >= MOST_FAULTS) throw error;
    }
    await pause(EVERY_MS);
  }
  throw new Error(
    'The indexes are still being built after an hour. Run it again when they are ready.',
  );
}
