import { bookings } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { useList } from '../../../platform/live/use-list';
import { LIST_LIMIT, useBookingsByIds, useDueRefunds } from '../board/use-bookings-by-ids';
import { lacksMeeting } from '../decisions/main-action';

/**
 * Bookings with a failed email, a coming session without a meeting, or a due refund; latest session first.
 * @param wanted false: reads nothing
 * @param troubled ids of bookings with a failed email
 */
export function useProblemBookings(wanted: boolean, troubled: ReadonlySet<string>, now: Instant) {
  const mails = useBookingsByIds(wanted ? troubled : []);
  const { date } = toWallTime(now);
  const meetings = useList(wanted ? `problems:meetings:${date}` : null, bookings, (sdk) => [
    sdk.where('meeting.state', 'in', ['failed', 'none', 'removed']),
    sdk.where('startsAt', '>=', new Date(toInstant(addDays(date, -1), '00:00'))),
    sdk.orderBy('startsAt'),
    sdk.limit(LIST_LIMIT),
  ]);
  const money = useDueRefunds(wanted ? 'problems:money' : null, LIST_LIMIT);
  const reads = [mails, meetings, money];
  const isKnown = reads.every(({ status }) => status === 'ready' || status === 'idle');
  const unlinked = (meetings.data ?? []).filter((each) => lacksMeeting(each, now));
  const all = [...(mails.data ?? []), ...unlinked, ...(money.data ?? [])];
  const found = new Map(all.map((each) => [each.id, each]));
  return {
    list: isKnown ? [...found.values()].sort((a, b) => b.startsAt - a.startsAt) : undefined,
    reads,
  };
}
