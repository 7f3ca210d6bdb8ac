/**
 * Public data of the practice: what the page was built with (also in prerendered markup), then what this browser
 * remembers, then one read for the whole page when it is idle.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { readRecord, writeRecord } from '../../platform/device/local-record';
import { whenIdle } from '../../platform/hooks/when-idle';
import { untilWorthTrying } from '../../platform/offline/connection';
import { createStore, type Store } from '../../store';

export interface FactState<T> {
  value: T;
  /** `default` until read; `failed` keeps the last value */
  status: 'default' | 'loaded' | 'failed';
}

interface PublicFact<T> extends Pick<Store<FactState<T>>, 'get' | 'subscribe'> {
  built: FactState<T>;
  /** Shows the remembered value of an earlier visit until a newer one is known. */
  recall: () => void;
  /** Takes a value read before this page's scripts ran; an idle page still reads everything. */
  adopt: (value: T) => void;
  /** Reads once per page; later calls share the answer, and failures are retried. */
  load: () => Promise<void>;
  /** Reads again after a change on this page. */
  reload: () => Promise<void>;
}

/** @param memory where this browser remembers the value; by default nowhere */
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

/** Reads the fact when the browser is idle. */
export function usePublicFact<T>(fact: PublicFact<T>): FactState<T> {
  const state = useSyncExternalStore(fact.subscribe, fact.get, () => fact.built);
  useEffect(() => {
    fact.recall();
    return whenIdle(() => void fact.load());
  }, [fact]);
  return state;
}
