import { useSearchParams } from 'react-router-dom';

/** Makes the next query of the address of the present one. */
export type QueryChange = (present: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a way to change a part of it in place. The router draws a change when the page has
 * time; until then its query is old, and a second change made from that would undo the first. So changes start
 * from the browser's own address.
 */
export function useQueryPart(): [URLSearchParams, (change: QueryChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: QueryChange) =>
    setQuery(next(new URLSearchParams(window.location.search)), { replace: true });
  return [query, change];
}
