import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../store';

/** The title of a page that is one of many, such as an article; null for other pages. */
const ownTitle = createStore<string | null>(null);

/** @param title null until it is known */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    ownTitle.set(title);
    return () => ownTitle.set(null);
  }, [title]);
}

export function useTitleInFront(): string | null {
  return useSyncExternalStore(ownTitle.subscribe, ownTitle.get, () => null);
}
