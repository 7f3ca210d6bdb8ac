import { isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clients } from '@tulia/domain/records/client';
import { useDebounced } from '../../platform/hooks/use-debounced';
import { useLastValue } from '../../platform/hooks/use-last-value';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';

const PAUSE_MS = 300;

export interface FoundClients {
  /** whether staff search for a client */
  isSearch: boolean;
  found: Live<WithId<Client>[]>;
  /** the clients known so far that match every word of the search; undefined while nothing is known */
  list: WithId<Client>[] | undefined;
}

/**
 * Clients by the beginning of a name, an address or a phone number, live, the newest change first. For staff.
 * @param shown how many are read; the rules allow 100
 * @param otherwise which clients are read without a search
 */
export function useClientSearch(
  typed: string,
  shown: number,
  otherwise: 'everybody' | 'nobody',
): FoundClients {
  const search = parseSearch(useDebounced(typed, PAUSE_MS));
  const found = useQuery(
    search === null && otherwise === 'nobody'
      ? null
      : `clients:${search?.terms.join(' ') ?? ''}:${shown}`,
    clients,
    ({ db, sdk }) =>
      sdk.query(
        sdk.collection(db, clients.collection),
        ...(search === null ? [] : [sdk.where('searchTerms', 'array-contains-any', search.term)]),
        sdk.orderBy('updatedAt', 'desc'),
        sdk.limit(shown),
      ),
  );
  // The former list stays until the next one has come, so that no row moves away from under a finger.
  const data = useLastValue(found.data);
  const list = data?.filter((client) => search === null || isHit(search, client));
  return { isSearch: search !== null, found, list };
}
