import { bookings } from '@tulia/domain/records/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { useList } from '../../../platform/live/use-list';

/** The longest list of bookings that the rules allow (design section 4). */
export const LIST_LIMIT = 100;
/** Firestore's limit of ids in one query. */
const MOST_IDS = 30;

/** These bookings, live, in no particular order; reads nothing without ids. */
export function useBookingsByIds(ids: Iterable<string>) {
  const asked = [...new Set(ids)].sort().slice(0, MOST_IDS);
  return useList(asked.length > 0 ? `bookings:${asked.join()}` : null, bookings, (sdk) => [
    sdk.where(sdk.documentId(), 'in', asked),
    sdk.limit(MOST_IDS),
  ]);
}

/** Bookings with a due refund or a credit, live, the latest session first. @param ofOne practitioner; null: all */
export const useDueRefunds = (key: string | null, most: number, ofOne: string | null = null) =>
  useList(key, bookings, (sdk) => [
    ...(ofOne === null ? [] : [sdk.where('practitionerId', '==', ofOne)]),
    sdk.where('payment.state', 'in', ['refund-due', 'overpaid']),
    sdk.orderBy('startsAt', 'desc'),
    sdk.limit(most),
  ]);

/**
 * Confirmed sessions from a practice date on whose meeting has no link, or was removed; which of them lack it now,
 * `lacksMeeting` decides.
 * @param practitionerId null: of everybody
 */
export const useUnlinked = (
  key: string | null,
  { from, practitionerId, most }: { from: string; practitionerId: string | null; most: number },
) =>
  useList(key, bookings, (sdk) => [
    ...(practitionerId === null ? [] : [sdk.where('practitionerId', '==', practitionerId)]),
    // Requests and cancelled sessions have no meeting either, and would fill the list.
    sdk.where('status', '==', 'confirmed'),
    sdk.where('meeting.state', 'in', ['failed', 'none', 'removed']),
    sdk.where('startsAt', '>=', new Date(toInstant(from, '00:00'))),
    sdk.orderBy('startsAt'),
    sdk.limit(most),
  ]);
