import { isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clients } from '@tulia/domain/records/client';
import { useDebounced } from '../../platform/hooks/use-debounced';
import { useLastValue } from '../../platform/hooks/use-last-value';
import type { Live } from '../../platform/live/live';
import type { WithId } from '../../platform/live/use-query';
import { useSought, type Sought } from './use-sought';

const PAUSE_MS = 300;

export interface FoundClients {
  /** whether staff search for a client */
  isSearch: boolean;
  found: Live<Sought<Client>>;
  /** the clients known so far that match every word of the search; undefined while nothing is known */
  list: WithId<Client>[] | undefined;
  /** whether more than `list` may match */
  areMore: boolean;
}

/**
 * Clients by the beginning of a name, an address or a phone number, live, the newest change first. For staff.
 * @param shown how many are wanted, at most 100
 * @param otherwise which clients are read without a search
 */
export function useClientSearch(
  typed: string,
  shown: number,
  otherwise: 'everybody' | 'nobody',
): FoundClients {
  const search = parseSearch(useDebounced(typed, PAUSE_MS));
  const found = useSought(
    search === null && otherwise === 'nobody' ? null : 'clients',
    clients,
    search,
    shown,
    ({ db, sdk }) =>
      sdk.query(sdk.collection(db, clients.collection), sdk.orderBy('updatedAt', 'desc')),
  );
  // The former list stays until the next one has come, so that no row moves away from under a finger.
  const data = useLastValue(found.data);
  const list = data?.rows.filter((client) => search === null || isHit(search, client));
  return { isSearch: search !== null, found, list, areMore: data?.areMore === true };
}
