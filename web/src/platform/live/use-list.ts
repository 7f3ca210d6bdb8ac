import type { RecordType } from '@tulia/domain/records/record';
import type { QueryConstraint } from 'firebase/firestore';
import { useQuery, type QueryTools } from './use-query';

/** `useQuery` for the collection of a record, with these conditions. */
export const useList = <T extends object>(
  key: string | null,
  record: RecordType<T> & { collection: string },
  conditions: (sdk: QueryTools['sdk']) => QueryConstraint[],
) =>
  useQuery(key, record, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, record.collection), ...conditions(sdk)),
  );
