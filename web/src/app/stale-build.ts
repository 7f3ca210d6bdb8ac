import { readText, writeText } from '../storage';
import { isPossible } from '../platform/offline/capabilities';
import { checkAgain } from '../platform/offline/connection';

/** Marks the reload after a deployment removed a part: a part that is really missing must not reload for ever. */
const MARK = 'tulia.reloaded-for';

interface OpenPage {
  build: string;
  href: () => string;
  isHalfFilled: () => boolean;
  /** whether the site says that the part is missing */
  isMissing: (reason: unknown) => Promise<boolean>;
  reload: (reason: unknown) => void;
}

let decision: Promise<boolean> = Promise.resolve(false);

/** Whether the page reloads because the failed part belongs to an older version. Resolves within five seconds. */
export const isNewVersionLoading = (): Promise<boolean> => decision;

/** A failed fetch may mean that the connection is gone, and a reload would lose typed text: probe the site first. */
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
  // The connection may have returned before the probe: then the part exists, and typed words need not be lost.
  if (page.isHalfFilled() && !(await page.isMissing(reason))) return false;
  if (!markReload(page)) return false;
  page.reload(reason);
  return true;
}

/** False when this address of this build was reloaded before, or nothing can be stored. */
function markReload({ build, href }: OpenPage): boolean {
  const mark = `${build} ${href()}`;
  return readText(MARK, 'tab') !== mark && writeText(MARK, mark, 'tab');
}
