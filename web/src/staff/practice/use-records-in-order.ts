import type { RecordType } from '@tulia/domain/records/record';
import { useList } from '../../platform/live/use-list';

const LIMIT = 100;
const LAST_PLACE = 9999;

/** Records by their order, and the order that puts a new record last. */
export function useRecordsInOrder<T extends { order: number }>(record: RecordType<T>) {
  const found = useList(`${record.collection}-admin`, record, (sdk) => [
    sdk.orderBy('order'),
    sdk.limit(LIMIT),
  ]);
  const last = found.data?.at(-1)?.order ?? 0;
  return { found, nextOrder: Math.min(last + 1, LAST_PLACE) };
}
