/**
 * One value that lives outside React, and those who want to hear of its changes. `useSyncExternalStore(store.subscribe,
 * store.get)` shows it. Knows no React, so that the first script of every page can have it.
 */
export interface Store<T> {
  get: () => T;
  /** Tells everybody who listens; the very same value tells nobody. */
  set: (next: T) => void;
  /** Answers with the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      [...listeners].forEach((listener) => listener());
    },
    subscribe: (listener) => {
      // A wrapper of its own: somebody who listens twice stops twice.
      const mine = () => listener();
      listeners.add(mine);
      return () => void listeners.delete(mine);
    },
  };
}
