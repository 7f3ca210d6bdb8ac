import { isPossible } from '../offline/capabilities';

/**
 * A new version was deployed while this tab was open and a chunk of the old one is gone: load the page again, once for
 * each address and build. The mark keeps a chunk that is really missing from reloading for ever.
 */
const MARK = 'tulia.reloaded-for';

export function reloadOnceOnStaleBuild(
  target: EventTarget,
  page: { build: string; href: () => string; reload: (reason: unknown) => void },
): void {
  target.addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing is stale: the page says what is missing and stays.
    if (!isPossible('fetch a new version')) return;
    try {
      const mark = `${page.build} ${page.href()}`;
      if (sessionStorage.getItem(MARK) === mark) return;
      sessionStorage.setItem(MARK, mark);
    } catch {
      return;
    }
    event.preventDefault();
    page.reload(Reflect.get(event, 'payload'));
  });
}
