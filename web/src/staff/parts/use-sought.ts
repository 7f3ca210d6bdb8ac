import { isHit, type Search } from '@tulia/domain/booking/search-terms';
import type { RecordType } from '@tulia/domain/records/record';
import type { Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useQuery, type QueryTools } from '../../platform/live/use-query';

/** The Firestore rules allow no longer list. */
const LONGEST = 100;

/**
 * The first documents that have every word of a search, live. The database finds a pair of names or the longest word,
 * and this drops documents without the other words.
 * @param key as for `useQuery`
 * @param search null for every document
 * @param wanted at most 100
 * @param query in its order, without search and limit
 * @returns as `useQuery`, and `areMore`: whether more documents may fit
 */
export function useSought<T extends { searchTerms: readonly string[] }>(
  key: string | null,
  record: RecordType<T>,
  search: Search | null,
  wanted: number,
  query: (tools: QueryTools) => Query,
) {
  const size = search !== null && search.terms.length > 1 ? LONGEST : wanted;
  const read = useQuery<T>(
    key === null ? null : `${key}:${search?.terms.join(' ') ?? ''}:${size}`,
    record,
    (tools) =>
      tools.sdk.query(
        query(tools),
        ...(search === null
          ? []
          : [tools.sdk.where('searchTerms', 'array-contains-any', search.term)]),
        tools.sdk.limit(size),
      ),
  );
  const { data } = read;
  // The same rows stay the same list, so that a caller can compare it.
  const fitting = useMemo(
    () => data?.filter((row) => search === null || isHit(search, row)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new search is read anew
    [data],
  );
  const rows = useMemo(() => fitting?.slice(0, wanted), [fitting, wanted]);
  const areMore = (data?.length ?? 0) >= size || (fitting?.length ?? 0) > wanted;
  return { ...read, data: rows, areMore };
}
