import { TOTAL_STATS_PATH, totalStats, type TotalStats } from '@tulia/domain/records/stats';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { useNow } from '../../../platform/hooks/use-now';
import { useDocument } from '../../../platform/live/use-document';
import { sharesOf } from '../months';
import { useMonths } from '../use-months';
import { createdFigures, firstDayCounted, quickStats } from './figures';

const TICK_MS = 60_000;
const NOTHING_YET: TotalStats = { statuses: {} };

/** The figures of the dashboard, from the statistics alone, never from bookings (design section 4, `stats`). */
export function useStatistics() {
  const today = toWallTime(useNow(TICK_MS)).date;
  const total = useDocument(TOTAL_STATS_PATH, totalStats);
  const months = useMonths(monthOf(firstDayCounted(today)), monthOf(today));
  return {
    created: months.data && createdFigures(sharesOf(months.data), today),
    stats: total.data === undefined ? undefined : quickStats(total.data ?? NOTHING_YET),
    reads: [total, months],
  };
}
