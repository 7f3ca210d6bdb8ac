import type { RecordType } from '@tulia/domain/records/record';
import type { Query } from 'firebase/firestore';
import type { LoadedFirestore } from '../firebase/firestore';
import { useLive, type Live } from './live';

export type WithId<T> = T & { id: string };

/** `uid` is null when signed out. */
export type QueryTools = LoadedFirestore & { uid: string | null };

/**
 * `useQuery('my-bookings', bookings, ({ db, sdk, uid }) => sdk.query(sdk.collection(db, bookings.collection), ...))`.
 * Unchanged documents stay the same objects.
 * @param key names the query and every part of it that can change; null reads nothing.
 */
export function useQuery<T extends object>(
  key: string | null,
  record: RecordType<T>,
  build: (tools: QueryTools) => Query,
): Live<WithId<T>[]> {
  return useLive<WithId<T>[]>(key, (tools, { next, fail }) => {
    const known = new Map<string, WithId<T>>();
    return tools.sdk.onSnapshot(
      build(tools),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const { doc } of snapshot.docChanges({ includeMetadataChanges: true }))
          known.delete(doc.id);
        const list = snapshot.docs.map((each) => {
          const same = known.get(each.id);
          if (same !== undefined) return same;
          const stored = each.data({ serverTimestamps: 'estimate' });
          const read = { ...record.fromStored(stored), id: each.id };
          known.set(each.id, read);
          return read;
        });
        const { fromCache } = snapshot.metadata;
        // The memory cache holds only documents that other parts of the page have read.
        next(list, fromCache, !fromCache || (tools.isKept && list.length > 0));
      },
      fail,
    );
  });
}
