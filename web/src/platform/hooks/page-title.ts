import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../store';

/** The title of the page in front when it is one of many, such as an article; null for all other pages. */
const ownTitle = createStore<string | null>(null);

/** Says the title of the page while it is shown. @param title null as long as it is not known */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    ownTitle.set(title);
    return () => ownTitle.set(null);
  }, [title]);
}

/** The page's own title; null when it has that of its kind. */
export function useTitleInFront(): string | null {
  return useSyncExternalStore(ownTitle.subscribe, ownTitle.get, () => null);
}
