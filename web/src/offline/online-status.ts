import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Tells `hear` now, and at every change, whether the browser believes it has a connection; answers with the way to stop. */
export function followConnection(hear: (online: boolean) => void): () => void {
  hear(navigator.onLine);
  return subscribe(() => hear(navigator.onLine));
}

/** Whether the browser believes it has a connection; changes by itself, without a reload. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
