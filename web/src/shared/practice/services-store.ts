/**
 * The active services as public pages show them: what the page was built with, then one read when the page is idle, so
 * that a changed price is seen without a new build. One answer serves the whole page.
 */
import type { Service } from '@tulia/domain/records/service';
import { builtServices } from './built-services';
import { createStore } from '../../store';
import { readServices } from './read-services';

export const INITIAL_SERVICES: readonly Service[] = builtServices;

const store = createStore<readonly Service[]>(INITIAL_SERVICES);
let loading: Promise<void> | null = null;

export const subscribeToServices = store.subscribe;

export const currentServices = store.get;

/** Reads the services once per page; after a failure the built ones stay and the next call tries again. */
export function loadServices(): Promise<void> {
  loading ??= readServices()
    .then(store.set)
    .catch(() => {
      loading = null;
    });
  return loading;
}
