import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import type { Live } from '../../../platform/live/live';
import { useList } from '../../../platform/live/use-list';
import type { WithId } from '../../../platform/live/use-query';

/** Firestore's limit of ids in one query. */
const MOST_IDS = 30;

/** These bookings, live, in no order; reads nothing without ids. */
export function useBookingsByIds(ids: Iterable<string>): Live<WithId<Booking>[]> {
  const asked = [...new Set(ids)].sort().slice(0, MOST_IDS);
  return useList(asked.length > 0 ? `bookings:${asked.join()}` : null, bookings, (sdk) => [
    sdk.where(sdk.documentId(), 'in', asked),
    sdk.limit(MOST_IDS),
  ]);
}

/** Bookings with a due refund or a credit, live, the latest session first. */
export const useDueRefunds = (key: string | null, most: number): Live<WithId<Booking>[]> =>
  useList(key, bookings, (sdk) => [
    sdk.where('payment.state', 'in', ['refund-due', 'overpaid']),
    sdk.orderBy('startsAt', 'desc'),
    sdk.limit(most),
  ]);
