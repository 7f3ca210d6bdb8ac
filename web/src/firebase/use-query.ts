import type { RecordType } from '@tulia/domain/records/record';
import type { Query } from 'firebase/firestore';
import type { LoadedFirestore } from './firestore';
import { useLive, type Live } from './live';

export type WithId<T> = T & { id: string };

/** Firestore, its functions, and the uid of the person signed in (null when nobody is). */
export type QueryTools = LoadedFirestore & { uid: string | null };

/**
 * A list of documents, live:
 * `useQuery('my-bookings', bookings, ({ db, sdk, uid }) => sdk.query(sdk.collection(db, bookings.collection), ...))`.
 * @param key names the query and everything in it that can change; null reads nothing.
 */
export function useQuery<T extends object>(
  key: string | null,
  record: RecordType<T>,
  build: (tools: QueryTools) => Query,
): Live<WithId<T>[]> {
  return useLive<WithId<T>[]>(key, (tools, { next, fail }) =>
    tools.sdk.onSnapshot(
      build(tools),
      { includeMetadataChanges: true },
      (snapshot) => {
        const list = snapshot.docs.map((each) => ({
          ...record.fromStored(each.data({ serverTimestamps: 'estimate' })),
          id: each.id,
        }));
        next(list, snapshot.metadata.fromCache);
      },
      fail,
    ),
  );
}
