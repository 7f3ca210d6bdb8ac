/**
 * Public data of the practice for this page: first what the page was built with (also in prerendered markup), then
 * what this browser remembers, then one read when the page is idle, which serves the whole page.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { readRecord, writeRecord } from '../../platform/device/local-record';
import { whenIdle } from '../../platform/hooks/when-idle';
import { untilWorthTrying } from '../../platform/offline/connection';
import { createStore, type Store } from '../../store';

export interface FactState<T> {
  value: T;
  /** `default` until read; `failed` keeps what there was */
  status: 'default' | 'loaded' | 'failed';
}

export interface PublicFact<T> extends Pick<Store<FactState<T>>, 'get' | 'subscribe'> {
  built: FactState<T>;
  /** Shows what this browser remembers from an earlier visit, until something newer is known. */
  recall: () => void;
  /** Takes what was read before this page's scripts were there; all of it is still read when the page is idle. */
  adopt: (value: T) => void;
  /** Reads it once per page; further calls share the answer. After a failure it is tried again by itself. */
  load: () => Promise<void>;
  /** Reads it again, once it was changed on this page. */
  reload: () => Promise<void>;
}

/** @param memory where this browser remembers it, and how; without one it begins with what the page was built with */
export function publicFact<T>(
  built: T,
  read: () => Promise<T>,
  memory?: { key: string; fromRecord: (record: object) => T | null },
): PublicFact<T> {
  const initial: FactState<T> = { value: built, status: 'default' };
  const store = createStore(initial);
  let isRecalled = false;
  let loading: Promise<void> | null = null;

  const load = (failures = 0): Promise<void> => {
    loading ??= read()
      .then((value) => {
        if (memory !== undefined) writeRecord(memory.key, value);
        store.set({ value, status: 'loaded' });
      })
      .catch(() => {
        store.set({ ...store.get(), status: 'failed' });
        void untilWorthTrying(failures).then(() => {
          loading = null;
          return load(failures + 1);
        });
      });
    return loading;
  };
  return {
    built: initial,
    get: store.get,
    subscribe: store.subscribe,
    recall: () => {
      if (memory === undefined || isRecalled || store.get().status !== 'default') return;
      isRecalled = true;
      const record = readRecord(memory.key);
      const value = typeof record === 'object' && record !== null && memory.fromRecord(record);
      if (value) store.set({ value, status: 'default' });
    },
    adopt: (value) => {
      if (store.get().status !== 'loaded') store.set({ value, status: 'loaded' });
    },
    load: () => load(),
    reload: () => {
      loading = null;
      return load();
    },
  };
}

/** A fact and how sure it is; asks for it when the browser is idle. */
export function usePublicFact<T>(fact: PublicFact<T>): FactState<T> {
  const state = useSyncExternalStore(fact.subscribe, fact.get, () => fact.built);
  useEffect(() => {
    fact.recall();
    return whenIdle(() => void fact.load());
  }, [fact]);
  return state;
}
