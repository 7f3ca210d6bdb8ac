import { may } from '@tulia/domain/person/permission';
import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { useDocument } from '../../../platform/live/use-document';
import { useBoard } from '../board/board-context';
import { filtersKey, NO_FILTERS, type BookingFilters } from './booking-filters';

/**
 * The number of bookings in the list as text, or null while unknown. A list that is filtered by status alone takes it
 * from the practice's counters, which only managers of the practice may read.
 */
export function useTotal(
  filters: BookingFilters,
  read: number,
  mayHaveMore: boolean,
): string | null {
  const { role } = useBoard();
  const { data } = useDocument(may(role, 'manage-practice') ? TOTAL_STATS_PATH : null, totalStats);
  if (!mayHaveMore) return String(read);
  const { status, search } = filters;
  const plain = { ...NO_FILTERS, status, sort: filters.sort, search: null };
  if (search !== null || filtersKey(filters) !== filtersKey(plain)) return null;
  if (data === undefined || data === null) return null;
  const { statuses } = data;
  const counted =
    status === 'all'
      ? Object.values(statuses).reduce((sum, count) => sum + count, 0)
      : (statuses[status] ?? 0);
  // The counters may lag behind the rows.
  return String(Math.max(counted, read));
}
