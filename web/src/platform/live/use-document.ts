import type { RecordType } from '@tulia/domain/records/record';
import { useLive, type Live } from './live';

/**
 * `const { status, data } = useDocument(profilePath(uid), profiles);` `data` is null when the server says that there
 * is no document, undefined until then. A null path reads nothing.
 */
export function useDocument<T extends object>(
  path: string | null,
  record: RecordType<T>,
): Live<T | null> {
  return useLive<T | null>(path, ({ db, sdk }, { next, fail }) =>
    sdk.onSnapshot(
      sdk.doc(db, path ?? ''),
      { includeMetadataChanges: true },
      (snapshot) => {
        const data = snapshot.data({ serverTimestamps: 'estimate' });
        const { fromCache } = snapshot.metadata;
        const isKnown = data !== undefined || !fromCache;
        next(data === undefined ? null : record.fromStored(data), fromCache, isKnown);
      },
      fail,
    ),
  );
}
