import { lazy, type ComponentType } from 'react';
import { fetchPart } from './fetch-part';

/** A component fetched when first drawn, however long the site cannot be reached. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => fetchPart(async () => ({ default: await load() })));
