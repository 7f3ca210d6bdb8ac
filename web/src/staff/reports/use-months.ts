import { monthStats, monthStatsIds, type MonthStats } from '@tulia/domain/records/stats';
import { useQuery } from '../../platform/live/use-query';

/** The statistics of these months, `YYYY-MM`: one document for each month and practitioner. */
export function useMonths(first: string, last: string) {
  return useQuery<MonthStats>(`months:${first}:${last}`, monthStats, ({ db, sdk }) => {
    const [firstId, lastId] = monthStatsIds(first, last);
    return sdk.query(
      sdk.collection(db, monthStats.collection),
      sdk.where(sdk.documentId(), '>=', firstId),
      sdk.where(sdk.documentId(), '<=', lastId),
    );
  });
}
