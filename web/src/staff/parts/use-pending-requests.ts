import { bookings } from '@tulia/domain/records/booking';
import { useList } from '../../platform/live/use-list';
import { useWhoseDay } from './use-own-practitioner';

export const REQUESTS_READ = 6;

/** The newest pending requests; a therapist gets only their own. Several readers share one query of the SDK. */
export function usePendingRequests() {
  const { isOwn, practitionerId, key } = useWhoseDay();
  return useList(key === null ? null : `pending-requests:${key}`, bookings, (sdk) => [
    ...(isOwn ? [sdk.where('practitionerId', '==', practitionerId)] : []),
    sdk.where('status', '==', 'pending'),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(REQUESTS_READ),
  ]);
}
