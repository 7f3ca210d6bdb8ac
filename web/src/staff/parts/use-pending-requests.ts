import { bookings } from '@tulia/domain/records/booking';
import { useQuery } from '../../platform/live/use-query';
import { useWhoseDay } from './use-own-practitioner';

export const REQUESTS_READ = 6;

/** The newest pending requests; a therapist gets only their own. Several readers share one query of the SDK. */
export function usePendingRequests() {
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
