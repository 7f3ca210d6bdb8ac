import { monthStats, monthStatsIds, type MonthStats } from '@tulia/domain/records/stats';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';

/**
 * The statistics of these months, live: one document for each month and practitioner, however many bookings there
 * are. @param first `YYYY-MM`
 */
export function useMonths(first: string, last: string): Live<WithId<MonthStats>[]> {
  return useQuery<MonthStats>(`months:${first}:${last}`, monthStats, ({ db, sdk }) => {
    const [firstId, lastId] = monthStatsIds(first, last);
    return sdk.query(
      sdk.collection(db, monthStats.collection),
      sdk.where(sdk.documentId(), '>=', firstId),
      sdk.where(sdk.documentId(), '<=', lastId),
    );
  });
}
