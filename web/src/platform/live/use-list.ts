import type { RecordType } from '@tulia/domain/records/record';
import type { QueryConstraint } from 'firebase/firestore';
import type { Live } from './live';
import { useQuery, type QueryTools, type WithId } from './use-query';

/** `useQuery` for the collection of a record, with these conditions. */
export const useList = <T extends object>(
  key: string | null,
  record: RecordType<T> & { collection: string },
  conditions: (sdk: QueryTools['sdk']) => QueryConstraint[],
): Live<WithId<T>[]> =>
  useQuery(key, record, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, record.collection), ...conditions(sdk)),
  );
