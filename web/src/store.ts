/**
 * One value outside React, and the listeners that hear of its changes. `useSyncExternalStore(store.subscribe,
 * store.get)` shows it. Imports no React, so that the first script of every page can use it.
 */
export interface Store<T> {
  get: () => T;
  /** Tells all listeners; the very same value tells none. */
  set: (next: T) => void;
  /** Returns the function that stops listening. */
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
      // A new wrapper each time, so that a function that listens twice stops twice.
      const mine = () => listener();
      listeners.add(mine);
      return () => void listeners.delete(mine);
    },
  };
}
