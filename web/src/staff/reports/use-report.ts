import { monthStats, monthStatsIds, type MonthStats } from '@tulia/domain/records/stats';
import { monthOf } from '@tulia/domain/time/practice-time';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';
import { rangeProblem, type DayRange } from './range';

/**
 * The statistics of the months of a range, live: one document for each month and practitioner, however many
 * bookings there are. Nothing is read for a range that cannot be a report.
 */
export function useReport(range: DayRange): Live<WithId<MonthStats>[]> {
  const [first, last] = [monthOf(range.from), monthOf(range.to)];
  const key = rangeProblem(range) === null ? `reports:${first}:${last}` : null;
  return useQuery<MonthStats>(key, monthStats, ({ db, sdk }) => {
    const [firstId, lastId] = monthStatsIds(first, last);
    return sdk.query(
      sdk.collection(db, monthStats.collection),
      sdk.where(sdk.documentId(), '>=', firstId),
      sdk.where(sdk.documentId(), '<=', lastId),
    );
  });
}
