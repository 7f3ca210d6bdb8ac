import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { useDocument } from '../../platform/live/use-document';
import { useQuery } from '../../platform/live/use-query';

/** An id as the database makes them; another id in an address belongs to no client. */
const ID = /^[\w-]{1,128}$/;

export const isClientId = (id: string) => ID.test(id);

/** One client, live; `data` is null when the client does not exist. */
export function useClient(id: string) {
  return useDocument(isClientId(id) ? clientPath(id) : null, clients);
}

/** The newest of a client's bookings, live. @param shown how many are read; the rules allow 100 */
export function useClientSessions(id: string, shown: number) {
  return useQuery(`client-sessions:${id}:${shown}`, bookings, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, bookings.collection),
      sdk.where('clientId', '==', id),
      sdk.orderBy('startsAt', 'desc'),
      sdk.limit(shown),
    ),
  );
}
