/** Compares how many documents two databases have in each collection, by Firestore's own counts. */

/** Collections below documents: Firestore does not list them. The rehearsal of a restore has each of them. */
export const NESTED = ['confidential', 'events', 'history', 'noteState', 'notes'];

/** The collections (last parts of their paths, such as `events`) whose counts differ between two databases. */
export async function differentCounts(
  live: FirebaseFirestore.Firestore,
  restored: FirebaseFirestore.Firestore,
) {
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

const countIn = async (firestore: FirebaseFirestore.Firestore, collection: string) =>
  (await firestore.collectionGroup(collection).count().get()).data().count;
