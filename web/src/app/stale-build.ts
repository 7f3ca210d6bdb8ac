import { readText, writeText } from '../storage';
import { isPossible } from '../platform/offline/capabilities';
import { checkAgain } from '../platform/offline/connection';

/**
 * A new version was deployed while this tab was open and a part of the old one is gone: load the page again, once
 * for each address and build. The mark keeps a part that is really missing from reloading for ever.
 */
const MARK = 'tulia.reloaded-for';

interface OpenPage {
  build: string;
  href: () => string;
  isHalfFilled: () => boolean;
  /** whether the site says that what could not be loaded is not there */
  isMissing: (reason: unknown) => Promise<boolean>;
  reload: (reason: unknown) => void;
}

let decision: Promise<boolean> = Promise.resolve(false);

/**
 * Whether the page is being loaded again because the part that has just failed belongs to an older version.
 * Answers once that is known, after five seconds at most.
 */
export const isNewVersionLoading = (): Promise<boolean> => decision;

/**
 * A part that cannot be fetched may also mean that the connection is gone and was not missed yet. Reloading would
 * then lose the page and what was typed on it. So the site is looked at first.
 */
export function reloadOnceOnStaleBuild(target: EventTarget, page: OpenPage): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!isPossible('fetch a new version')) return;
    const reason: unknown = Reflect.get(event, 'payload');
    const before = decision;
    decision = before.then(async (isReloading) => isReloading || reloadIfStale(page, reason));
  });
}

async function reloadIfStale(page: OpenPage, reason: unknown): Promise<boolean> {
  if ((await checkAgain()) !== 'answered') return false;
  // The connection may have come back between the failure and that look. Then the part is there, and words need not go.
  if (page.isHalfFilled() && !(await page.isMissing(reason))) return false;
  if (!markReload(page)) return false;
  page.reload(reason);
  return true;
}

/** False when this address of this build was loaded again before, or nothing can be remembered. */
function markReload({ build, href }: OpenPage): boolean {
  const mark = `${build} ${href()}`;
  return readText(MARK, 'tab') !== mark && writeText(MARK, mark, 'tab');
}
