import { isHit, type Search } from '@tulia/domain/booking/search-terms';
import type { RecordType } from '@tulia/domain/records/record';
import type { Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { useLive, type Live } from '../../platform/live/live';
import type { QueryTools, WithId } from '../../platform/live/use-query';

/** The Firestore rules allow no longer list. */
const LONGEST_PAGE = 100;
/** A search that reads so many pages says that more may fit. */
const MOST_PAGES = 5;

export interface Sought<T> {
  rows: WithId<T>[];
  /** whether there may be more than `rows` */
  areMore: boolean;
}

const emptyPage = <T>() => ({
  rows: [] as WithId<T>[],
  last: undefined as QueryDocumentSnapshot | undefined,
  isFull: false,
  isKnown: false,
  fromCache: false,
  stop: () => {},
});

/**
 * The first documents that have every word of a search, live. The database finds the longest word alone, so this
 * drops documents without the other words, and reads pages until it has enough.
 * @param key as for `useQuery`
 * @param search null for every document
 * @param wanted at most 100
 * @param query in its order, without search and limit
 */
export function useSought<T extends { searchTerms: readonly string[] }>(
  key: string | null,
  record: RecordType<T>,
  search: Search | null,
  wanted: number,
  query: (tools: QueryTools) => Query,
): Live<Sought<T>> {
  return useLive<Sought<T>>(
    key === null ? null : `${key}:${search?.terms.join(' ') ?? ''}:${wanted}`,
    (tools, { next, fail }) => {
      const { sdk } = tools;
      const size = search !== null && search.terms.length > 1 ? LONGEST_PAGE : wanted;
      const pages: ReturnType<typeof emptyPage<T>>[] = [];
      const tell = () => {
        const rows = pages
          .flatMap((page) => page.rows)
          .filter((row) => search === null || isHit(search, row));
        const end = pages.at(-1);
        const isKnown = pages.every((page) => page.isKnown);
        const isFull = end?.isFull === true;
        if (isKnown && isFull && rows.length < wanted && pages.length < MOST_PAGES) {
          listen(end.last);
          return;
        }
        next(
          { rows: rows.slice(0, wanted), areMore: isFull || rows.length > wanted },
          pages.some((page) => page.fromCache),
          isKnown,
        );
      };
      const listen = (after: QueryDocumentSnapshot | undefined) => {
        const page = emptyPage<T>();
        pages.push(page);
        page.stop = sdk.onSnapshot(
          sdk.query(
            query(tools),
            ...(search === null
              ? []
              : [sdk.where('searchTerms', 'array-contains-any', search.term)]),
            ...(after === undefined ? [] : [sdk.startAfter(after)]),
            sdk.limit(size),
          ),
          { includeMetadataChanges: true },
          ({ docs, metadata }) => {
            // The following pages begin where this one ended.
            if (page.last?.id !== docs.at(-1)?.id)
              for (const each of pages.splice(pages.indexOf(page) + 1)) each.stop();
            page.last = docs.at(-1);
            page.rows = docs.map((each) => ({
              ...record.fromStored(each.data({ serverTimestamps: 'estimate' })),
              id: each.id,
            }));
            page.isFull = docs.length >= size;
            page.fromCache = metadata.fromCache;
            page.isKnown = !metadata.fromCache || (tools.isKept && docs.length > 0);
            tell();
          },
          fail,
        );
      };
      listen(undefined);
      return () => {
        for (const each of pages) each.stop();
      };
    },
  );
}
