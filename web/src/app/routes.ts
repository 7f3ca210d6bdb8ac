/** Each row of the table of pages with its module. */
import type { ComponentType } from 'react';
import { pageFile, pageRows, type Guard, type RouteId } from '../page-table';

export type { Guard };

export interface PageModule {
  default: ComponentType;
  /** of a route with `prefetchesData`. @param search query of the address */
  prefetchData?: (search: string) => void;
}

export interface Route {
  id: RouteId;
  /** with `/:slug?` where pages lie below it */
  path: string;
  /** prerendered, or drawn by the browser */
  kind: 'public' | 'app';
  guard: Guard;
  load: () => Promise<PageModule>;
  prefetchesData: boolean;
}

const modules = import.meta.glob<PageModule>([
  '../{public,client,staff}/pages/*.tsx',
  '!**/*.test.tsx',
]);

function loaderOf(id: RouteId): Route['load'] {
  const load = modules[`../${pageFile(id)}`];
  if (load === undefined) throw new Error(`src/${pageFile(id)} is missing.`);
  return load;
}

export const routes: readonly Route[] = pageRows.map(
  ([id, { path, kind, guard = 'none', prefetchesData = false, hasPagesBelow = false }]) => ({
    id,
    path: hasPagesBelow ? `${path}/:slug?` : path,
    kind: kind === 'public' ? 'public' : 'app',
    guard,
    load: loaderOf(id),
    prefetchesData,
  }),
);

export const loadNotFound = (): Promise<PageModule> => import('./not-found');
