import type { Instant } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import {
  LIST_LIMIT,
  useBookingsByIds,
  useDueRefunds,
  useUnlinked,
} from '../board/use-bookings-by-ids';
import { lacksMeeting } from '../decisions/main-action';

/**
 * Bookings with a failed email, a coming session without a meeting, or a due refund; latest session first.
 * @param troubled ids of bookings with a failed email
 * @param isAsked false reads nothing
 */
export function useProblemBookings(troubled: ReadonlySet<string>, now: Instant, isAsked: boolean) {
  const mails = useBookingsByIds(isAsked ? troubled : []);
  const from = addDays(toWallTime(now).date, -1);
  const about = { from, practitionerId: null, most: LIST_LIMIT };
  const meetings = useUnlinked(isAsked ? `problems:meetings:${from}` : null, about);
  const money = useDueRefunds(isAsked ? 'problems:money' : null, LIST_LIMIT);
  const reads = [mails, meetings, money];
  const isKnown = reads.every(({ status }) => status === 'ready' || status === 'idle');
  const unlinked = (meetings.data ?? []).filter((each) => lacksMeeting(each, now));
  const all = [...(mails.data ?? []), ...unlinked, ...(money.data ?? [])];
  const found = new Map(all.map((each) => [each.id, each]));
  return {
    list:
      isAsked && isKnown ? [...found.values()].sort((a, b) => b.startsAt - a.startsAt) : undefined,
    reads,
  };
}
