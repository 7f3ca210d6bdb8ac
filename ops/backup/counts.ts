/** How many documents two databases have in each collection, by Firestore's own counts. */
import type { Firestore } from 'firebase-admin/firestore';

/** Collections below documents, which Firestore does not list; a restore is rehearsed with each of them. */
export const NESTED = ['confidential', 'events', 'history', 'noteState', 'notes'];

export interface Difference {
  /** the last part of its path, such as `events` */
  collection: string;
  live: number;
  restored: number;
}

/** The collections that have more documents in one of them than in the other. */
export async function differentCounts(live: Firestore, restored: Firestore): Promise<Difference[]> {
  const listed = await Promise.all([live.listCollections(), restored.listCollections()]);
  const names = new Set([...listed.flat().map(({ id }) => id), ...NESTED]);
  const counted = await Promise.all(
    [...names].sort().map(async (collection) => ({
      collection,
      live: await countIn(live, collection),
      restored: await countIn(restored, collection),
    })),
  );
  return counted.filter((each) => each.live !== each.restored);
}

const countIn = async (firestore: Firestore, collection: string) =>
  (await firestore.collectionGroup(collection).count().get()).data().count;
