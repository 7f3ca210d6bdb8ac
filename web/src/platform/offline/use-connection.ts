import { useSyncExternalStore } from 'react';
import { currentConnection, subscribeToConnection, type Connection } from './connection';

/** The connection of this page; changes by itself, without a reload. Prerendered markup counts as connected. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'connected');
}

/** False while our servers cannot be reached. */
export const useOnline = (): boolean => useConnection() !== 'offline';
