/** Waiting until the indexes of a project are built. */
import type { Target } from './target';
import { ToolFailed, type Tools } from './tools';

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
