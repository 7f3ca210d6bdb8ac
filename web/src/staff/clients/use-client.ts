import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { useDocument } from '../../platform/live/use-document';
import { useList } from '../../platform/live/use-list';

/** Whether this text of an address can be an id of the database. */
export const isClientId = (id: string) => /^[\w-]{1,128}$/.test(id);

export function useClient(id: string) {
  return useDocument(isClientId(id) ? clientPath(id) : null, clients);
}

/** The newest bookings of a client. @param shown how many are read; the Firestore rules allow 100 */
export function useClientSessions(id: string, shown: number) {
  return useList(`client-sessions:${id}:${shown}`, bookings, (sdk) => [
    sdk.where('clientId', '==', id),
    sdk.orderBy('startsAt', 'desc'),
    sdk.limit(shown),
  ]);
}
