import { useSearchParams } from 'react-router-dom';

/** Makes the next query of the address of the present one. */
export type QueryChange = (present: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a way to change a part of it in place. The router draws a change when the page has time;
 * until then what it gives is old, and a second change made of that would undo the first. The browser's address is not.
 */
export function useQueryPart(): [URLSearchParams, (change: QueryChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: QueryChange) =>
    setQuery(next(new URLSearchParams(window.location.search)), { replace: true });
  return [query, change];
}
