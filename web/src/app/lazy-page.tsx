/** Unlike `React.lazy`, a loaded page renders at once: a prerendered page hydrates without a gap. */
import { use, type ReactElement } from 'react';
import { fetchPart } from '../platform/offline/fetch-part';
import type { PageModule } from './routes';
import { isNewVersionLoading } from './stale-build';

type Load = () => Promise<PageModule>;

/** Milliseconds a failure is kept: long enough to show, short enough for a second visit to try again. */
const FAILED_MS = 1000;

/** A missing part waits while a newer version loads (`stale-build.ts`). */
const newVersion = new Promise<never>(() => undefined);

const coming = new Map<Load, Promise<ReactElement>>();

/** Waits for the connection; a failed fetch may be tried again after a moment. */
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
    // React's marks of a settled promise (react.dev/reference/react/use): `use` then does not suspend.
    (element) => Object.assign(page, { status: 'fulfilled', value: element }),
    // If the failure were forgotten at once, drawing it would fetch the page again, for ever.
    (reason: unknown) => {
      void Object.assign(page, { status: 'rejected', reason });
      setTimeout(() => coming.delete(load), FAILED_MS);
    },
  );
  return page;
}

export const LazyPage = ({ load }: { load: Load }) => use(fetchPage(load));
