import { useSearchParams } from 'react-router-dom';

export type QueryChange = (present: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a function that changes part of it. A change starts from the browser's own address:
 * the router's query may be older, and a second change would undo the first.
 */
export function useQueryPart(): [URLSearchParams, (change: QueryChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: QueryChange) =>
    setQuery(next(new URLSearchParams(window.location.search)), { replace: true });
  return [query, change];
}
