import { useSyncExternalStore } from 'react';
import { currentConnection, subscribeToConnection, type Connection } from './connection';

/** Prerendered markup counts as connected. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'connected');
}

/** False while our servers cannot be reached. */
export const useOnline = (): boolean => useConnection() !== 'offline';
