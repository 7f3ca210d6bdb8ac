/**
 * A new version is fetched in the background and used when the person agrees, never in the middle of a form. It
 * reaches all tabs of the browser at once; other tabs reload only without a half-filled form. Data path: service
 * worker -> `site-worker.ts` -> this store -> `app/frame/notices.tsx`.
 */
import { isPossible } from './capabilities';
import { createStore } from '../../store';
import { isHalfFilled, watchForms } from './half-filled';
import { isInstalled } from './install';
import type { Kept } from './site-worker';

/** `waiting`: fetched, used when agreed. `passed`: another tab agreed; this one still shows the old version. */
type Update = 'none' | 'waiting' | 'passed';

const LOOK_AGAIN_MS = 60 * 60_000;

export const update = createStore<Update>('none');
let site: Promise<typeof import('./site-worker')> | null = null;
let kept: Kept = 'KEEP_APP';
let agreed = false;

/**
 * Registers the worker and checks for a new version every hour and whenever the page comes to the front.
 * @param isAppUsed whether to keep all of the app
 */
export async function beginUpdates(
  isAppUsed: boolean,
  reload = () => location.reload(),
): Promise<void> {
  try {
    await (site ??= begin(reload));
  } catch {
    // The file did not come; a later caller may get it.
    site = null;
  }
  if (isAppUsed) await (await site)?.keepApp(kept);
}

/** For staff: once the app is installed, their pages open without a connection too. @returns stops waiting for that */
export function keepStaffPages(): () => void {
  const keep = () => {
    kept = 'KEEP_STAFF';
    void site?.then(({ keepApp }) => keepApp(kept)).catch(() => undefined);
  };
  if (isInstalled()) keep();
  addEventListener('appinstalled', keep);
  return () => removeEventListener('appinstalled', keep);
}

async function begin(reload: () => void) {
  watchForms();
  const site = await import('./site-worker');
  site.onPassed(() => {
    if (agreed || !isHalfFilled()) reload();
    else update.set('passed');
  });
  site.worker.addEventListener('waiting', () => update.set('waiting'));
  const registration = await site.registerWorker();
  // It may have been waiting before this page began.
  if (registration?.waiting && registration.active) update.set('waiting');
  const look = () => {
    if (isPossible('fetch a new version')) site.worker.update().catch(() => undefined);
  };
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  return site;
}

/** The person agreed. */
export async function startNewVersion(reload = () => location.reload()): Promise<void> {
  agreed = true;
  if (update.get() === 'passed' || site === null) reload();
  else (await site).worker.messageSkipWaiting();
}
