/**
 * Pages that are fetched when they are visited. Unlike `React.lazy`, a page that is already here renders at once:
 * that is what lets a prerendered page hydrate without a gap and the prerenderer draw it in one go.
 */
import { use, type ReactElement } from 'react';
import { fetchPart } from '../platform/offline/fetch-part';
import type { PageModule } from './routes';
import { isNewVersionLoading } from './stale-build';

type Load = () => Promise<PageModule>;

/** How long a failure is remembered: long enough to be shown, short enough for a second visit to try again. */
const FAILED_MS = 1000;

/** While a newer version is being loaded (`stale-build.ts`), a part that is gone is waited for. */
const newVersion = new Promise<never>(() => undefined);

const coming = new Map<Load, Promise<ReactElement>>();

/**
 * Fetches a page ahead of its rendering. Without a connection it comes as soon as there is one; a failed fetch can
 * be tried again after a moment.
 */
export function fetchPage(load: Load): Promise<ReactElement> {
  const known = coming.get(load);
  if (known) return known;
  const page = fetchPart(load).then(
    ({ default: Page }) => <Page />,
    async (reason: unknown) => {
      if (await isNewVersionLoading()) return newVersion;
      throw reason;
    },
  );
  coming.set(load, page);
  void page.then(
    // React's own marks of a settled promise (react.dev/reference/react/use): `use` then answers without suspending.
    (element) => Object.assign(page, { status: 'fulfilled', value: element }),
    // Forgotten at once, it would be fetched again by the very rendering that should show the failure, and so for ever.
    (reason: unknown) => {
      void Object.assign(page, { status: 'rejected', reason });
      setTimeout(() => coming.delete(load), FAILED_MS);
    },
  );
  return page;
}

export function LazyPage({ load }: { load: Load }) {
  return use(fetchPage(load));
}
