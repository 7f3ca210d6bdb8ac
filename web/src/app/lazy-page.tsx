/**
 * Pages that are fetched when they are visited. Unlike `React.lazy`, a page that is already here renders at once: that is
 * what lets a prerendered page hydrate without a gap and the prerenderer draw it in one go.
 */
import { use, type ReactElement } from 'react';
import type { PageModule } from './routes';

type Load = () => Promise<PageModule>;

const coming = new Map<Load, Promise<ReactElement>>();

/** Fetches a page ahead of its rendering; a failed fetch can be tried again. */
export function fetchPage(load: Load): Promise<ReactElement> {
  const known = coming.get(load);
  if (known) return known;
  const page = load().then(({ default: Page }) => <Page />);
  coming.set(load, page);
  void page.then(
    // React's own marks of a settled promise (react.dev/reference/react/use): `use` then answers without suspending.
    (element) => Object.assign(page, { status: 'fulfilled', value: element }),
    () => coming.delete(load),
  );
  return page;
}

export function LazyPage({ load }: { load: Load }) {
  return use(fetchPage(load));
}
