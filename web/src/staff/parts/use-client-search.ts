import { isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import { clients } from '@tulia/domain/records/client';
import { useDebounced } from '../../platform/hooks/use-debounced';
import { useLastValue } from '../../platform/hooks/use-last-value';
import { useSought } from './use-sought';

const PAUSE_MS = 300;

/**
 * Clients by the beginning of a name, an email address or a phone number, the newest change first.
 * @param shown at most 100
 * @param otherwise which clients are read without a search
 * @returns `list`, the matching clients; `areMore`, whether more clients may match
 */
export function useClientSearch(typed: string, shown: number, otherwise: 'everybody' | 'nobody') {
  const search = parseSearch(useDebounced(typed, PAUSE_MS));
  const found = useSought(
    search === null && otherwise === 'nobody' ? null : 'clients',
    clients,
    search,
    shown,
    ({ db, sdk }) =>
      sdk.query(sdk.collection(db, clients.collection), sdk.orderBy('updatedAt', 'desc')),
  );
  // The last list stays until the next one is read, so that rows do not move while staff point at them.
  const rows = useLastValue(found.data);
  const list = rows?.filter((client) => search === null || isHit(search, client));
  return { isSearch: search !== null, found, list, areMore: found.areMore };
}
