import { monthStats, monthStatsIds } from '@tulia/domain/records/stats';
import { useList } from '../../platform/live/use-list';

/** The statistics of these months, `YYYY-MM`: one document for each month and practitioner. */
export function useMonths(first: string, last: string) {
  const [firstId, lastId] = monthStatsIds(first, last);
  return useList(`months:${first}:${last}`, monthStats, (sdk) => [
    sdk.where(sdk.documentId(), '>=', firstId),
    sdk.where(sdk.documentId(), '<=', lastId),
  ]);
}
