import { bookings } from '@tulia/domain/records/booking';
import { useEffect, useState } from 'react';
import { loadFirestore } from '../../../platform/firebase/firestore';
import { useDebounced } from '../../../platform/hooks/use-debounced';
import { useQuery } from '../../../platform/live/use-query';
import { LIST_LIMIT } from '../board/list-limit';
import { quickFilter, type Quick } from './quick-filters';
import { windowQuery } from './use-bookings-window';

/**
 * The quick filters that one query can count. "All" is a total, and "Problems" is put together of several lists.
 */
const COUNTED = [
  'upcoming',
  'today',
  'week',
  'pending',
  'unpaid',
] as const satisfies readonly Quick[];

/** Several changes in a row are counted once. */
const PAUSE_MS = 1_000;

export type QuickCounts = Partial<Record<Quick, string>>;

/** "3"; empty for 0, and "100+" above the limit that the rules set for a list. */
export function countWords(count: number): string {
  if (count === 0) return '';
  return count >= LIST_LIMIT ? `${LIST_LIMIT}+` : String(count);
}

/**
 * How many bookings the quick filters find. The server counts, one read for each filter, and counts again when a
 * booking has changed; a filter that cannot be counted shows no number.
 * @param today practice date
 */
export function useQuickCounts(today: string): QuickCounts {
  const newest = useQuery('newest-booking-change', bookings, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, bookings.collection),
      sdk.orderBy('updatedAt', 'desc'),
      sdk.limit(1),
    ),
  ).data?.[0];
  const change = newest === undefined ? '' : `${today}:${newest.id}:${newest.version}`;
  const counted = useDebounced(change, PAUSE_MS);
  const [counts, setCounts] = useState<QuickCounts>({});
  useEffect(() => {
    if (counted === '') return;
    let over = false;
    const show = (found: QuickCounts) => {
      if (!over) setCounts(found);
    };
    countAll(today).then(show, () => show({}));
    return () => {
      over = true;
    };
  }, [counted, today]);
  return counts;
}

async function countAll(today: string): Promise<QuickCounts> {
  const tools = await loadFirestore();
  const whole = { before: null, from: null, limit: LIST_LIMIT };
  const found = await Promise.all(
    COUNTED.map(async (quick) => {
      const filters = { ...quickFilter(quick, today), search: null };
      const asked = windowQuery(tools, filters, whole, today);
      return [quick, countWords((await tools.sdk.getCountFromServer(asked)).data().count)];
    }),
  );
  return Object.fromEntries(found) as QuickCounts;
}
