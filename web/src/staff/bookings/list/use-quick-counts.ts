import type { OutputOf } from '@tulia/domain/calls/call';
import { bookings } from '@tulia/domain/records/booking';
import { may } from '@tulia/domain/person/permission';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useEffect, useState } from 'react';
import { loadFirestore } from '../../../platform/firebase/firestore';
import { useDebounced } from '../../../platform/hooks/use-debounced';
import { call } from '../../../platform/live/call';
import { showOwed } from '../../../platform/live/call-names';
import { useList } from '../../../platform/live/use-list';
import { useBoard } from '../board/board-context';
import { LIST_LIMIT } from '../board/use-bookings-by-ids';
import { quickFilter, type Quick } from './quick-filters';
import { windowQuery } from './use-bookings-window';

/** The quick filters that one query can count; "Problems" joins several lists, which the page has. */
const COUNTED = [
  'upcoming',
  'today',
  'week',
  'pending',
  'unpaid',
] as const satisfies readonly Quick[];

const PAUSE_MS = 1_000;

type QuickCounts = Partial<Record<Quick, string>>;

/** Empty for 0; "100+" from 100 on. */
export function countWords(count: number): string {
  if (count === 0) return '';
  return count >= LIST_LIMIT ? `${LIST_LIMIT}+` : String(count);
}

/**
 * The server counts again after each change of a booking, one read per filter, and adds up what is due for staff who
 * record payments. Empty when counting fails.
 * @param today practice date
 * @param person practitioner; empty: all
 * @param isAsked false reads nothing
 */
export function useQuickCounts(today: string, person: string, isAsked: boolean): QuickCounts {
  const mayAdd = may(useBoard().role, 'record-payments');
  // The sum is that of the whole practice.
  const adds = mayAdd && person === '';
  const newest = useList(isAsked ? 'newest-booking-change' : null, bookings, (sdk) => [
    sdk.orderBy('updatedAt', 'desc'),
    sdk.limit(1),
  ]).data?.[0];
  const change = newest === undefined ? '' : `${today}:${person}:${newest.id}:${newest.version}`;
  const counted = useDebounced(change, PAUSE_MS);
  const [counts, setCounts] = useState<QuickCounts>({});
  const [due, setDue] = useState<string | null>(null);
  useEffect(() => {
    if (counted === '') return;
    let over = false;
    const show = (found: QuickCounts) => {
      if (!over) setCounts(found);
    };
    const showDue = (words: string | null) => {
      if (!over) setDue(words);
    };
    countAll(today, person).then(show, () => show({}));
    if (adds)
      call(showOwed, {}).then(
        (owed) => showDue(dueWords(owed)),
        () => showDue(null),
      );
    return () => {
      over = true;
    };
  }, [counted, today, person, adds]);
  return due === null || !adds ? counts : { ...counts, unpaid: due };
}

export const dueWords = ({ due }: OutputOf<typeof showOwed>) =>
  due.count === 0 ? '' : `${due.count} · ${formatMoney(due.amount)}`;

async function countAll(today: string, person: string): Promise<QuickCounts> {
  const tools = await loadFirestore();
  const whole = { before: null, from: null, limit: LIST_LIMIT };
  const found = await Promise.all(
    COUNTED.map(async (quick) => {
      const filters = { ...quickFilter(quick, today), person, search: null };
      const asked = windowQuery(tools, filters, whole, today);
      return [quick, countWords((await tools.sdk.getCountFromServer(asked)).data().count)];
    }),
  );
  return Object.fromEntries(found) as QuickCounts;
}
