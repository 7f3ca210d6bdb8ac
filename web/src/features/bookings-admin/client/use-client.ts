import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { showClient, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../live/call';
import { useOnReturn } from '../../../live/use-on-return';
import { useDocument } from '../../../live/use-document';
import { useQuery } from '../../../live/use-query';

/** An id as the database makes them; anything else in an address is nobody. */
const ID = /^[\w-]{1,128}$/;

export const isClientId = (id: string) => ID.test(id);

/** One client, live; `data` is null when there is none. */
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

type Found =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; account: ClientAccount };

/** What the client's account says; asked of the server, which alone knows who may see what of it. */
export function useClientAccount(clientId: string): Found & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    let over = false;
    const tell = (next: Found) => {
      if (!over) setFound(next);
    };
    call(showClient, { clientId }).then(
      (account) => tell({ status: 'ready', account }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      over = true;
    };
  }, [clientId, attempt]);
  const retry = useCallback(() => {
    setFound({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  useOnReturn(found.status === 'failed', retry);
  return { ...found, retry };
}
