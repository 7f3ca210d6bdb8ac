import { SCHEDULED_STATUSES } from '@tulia/domain/booking/status';
import { bookings } from '@tulia/domain/records/booking';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { addDays, toInstant } from '@tulia/domain/time/practice-time';
import { useMemo } from 'react';
import { useIsKept } from '../../parts/awaited';
import { useList } from '../../../platform/live/use-list';
import { useNow } from '../../../platform/hooks/use-now';
import { scheduleEntries } from './schedule-entries';
import { rangeOf, type ScheduleView } from './schedule-range';

/** The longest list that the rules allow (design section 4); a therapist's week has fewer. */
export const SESSIONS_LIMIT = 100;
const TICK_MS = 30_000;

export function useSchedule(view: ScheduleView, date: string) {
  const { first, last } = rangeOf(view, date);
  // The busy hours of six weeks would be many documents, and leave no room for sessions in a day of the month.
  const kinds = view === 'month' ? ['blocked'] : ['blocked', 'busy'];
  const now = useNow(TICK_MS);
  const sessions = useList(`schedule:${first}:${last}`, bookings, (sdk) => [
    sdk.where('status', 'in', SCHEDULED_STATUSES),
    sdk.where('startsAt', '>=', new Date(toInstant(first, '00:00'))),
    sdk.where('startsAt', '<', new Date(toInstant(addDays(last, 1), '00:00'))),
    sdk.orderBy('startsAt'),
    sdk.limit(SESSIONS_LIMIT),
  ]);
  const blocks = useList(`${kinds.join()}:${first}:${last}`, slotLocks, (sdk) => [
    sdk.where('kind', 'in', kinds),
    sdk.where('date', '>=', first),
    sdk.where('date', '<=', last),
    sdk.orderBy('date'),
  ]);
  const reads = [sessions, blocks];
  const entries = useMemo(
    () => scheduleEntries(sessions.data ?? [], blocks.data ?? [], now),
    [sessions.data, blocks.data, now],
  );
  return {
    reads,
    isReady: reads.every(({ status }) => status === 'ready'),
    entries,
    bookings: sessions.data ?? [],
    /** the range has more sessions */
    cut: sessions.data?.length === SESSIONS_LIMIT,
    stale: useIsKept(reads),
    now,
  };
}
