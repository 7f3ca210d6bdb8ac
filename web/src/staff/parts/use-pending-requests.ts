import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';
import { useWhoseDay } from './use-own-practitioner';

/** No more are read; the list of bookings has the others. */
export const REQUESTS_READ = 6;

/**
 * The newest requests that wait for an answer, live; a therapist gets only their own. The frame counts them and
 * today's page shows them: both use the same query, which the SDK sends once.
 */
export function usePendingRequests(): Live<WithId<Booking>[]> {
  const { isOwn, practitionerId, key } = useWhoseDay();
  return useQuery(key === null ? null : `pending-requests:${key}`, bookings, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, bookings.collection),
      ...(isOwn ? [sdk.where('practitionerId', '==', practitionerId)] : []),
      sdk.where('status', '==', 'pending'),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(REQUESTS_READ),
    ),
  );
}
