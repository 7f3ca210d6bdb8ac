import { bookings } from '@tulia/domain/records/booking';
import { useList } from '../../platform/live/use-list';
import { useWhoseDay } from './use-own-practitioner';

export const REQUESTS_READ = 6;

/** The newest pending requests, of whom `useWhoseDay` says. Several readers share one query of the SDK. */
export function usePendingRequests(chosen: string | null = null) {
  const { ofOne, key } = useWhoseDay(chosen);
  return useList(key === null ? null : `pending-requests:${key}`, bookings, (sdk) => [
    ...(ofOne === null ? [] : [sdk.where('practitionerId', '==', ofOne)]),
    sdk.where('status', '==', 'pending'),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(REQUESTS_READ),
  ]);
}
