import { bookings, type Booking } from '@tulia/domain/records/booking';
import type { Live } from '../live/live';
import { useQuery, type WithId } from '../live/use-query';

/** So many are read at most; where there are more, the list of bookings has them. */
export const REQUESTS_READ = 6;

/**
 * The newest requests that wait for an answer, live. The frame counts them and today's page shows them: the same question,
 * which the SDK asks the server once.
 */
export function usePendingRequests(): Live<WithId<Booking>[]> {
  return useQuery('pending-requests', bookings, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, bookings.collection),
      sdk.where('status', '==', 'pending'),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(REQUESTS_READ),
    ),
  );
}
