/**
 * A new version of the site, from its arrival to its use. It is fetched in the background, waits, and is used when
 * the person agrees; never in the middle of a form. Other tabs of the same browser get it at the same moment: they
 * load again by themselves only when no form is half-filled there.
 *
 * Data path: service worker -> `site-worker.ts` -> this store -> `app/frame/notices.tsx`.
 */
import { isPossible } from './capabilities';
import { createStore } from '../../store';
import { isHalfFilled, watchForms } from './half-filled';

/** `waiting`: fetched, to be used when agreed. `passed`: another tab agreed; this one still shows the old version. */
export type Update = 'none' | 'waiting' | 'passed';

const LOOK_AGAIN_MS = 60 * 60_000;

const update = createStore<Update>('none');
let site: Promise<typeof import('./site-worker')> | null = null;
let agreed = false;

export const currentUpdate = update.get;

export const subscribeToUpdates = update.subscribe;

/**
 * Registers the service worker, once, and looks for a new version every hour and whenever the page comes to the front.
 * @param isAppUsed whether all of the app is to be kept
 */
export async function beginUpdates(
  isAppUsed: boolean,
  reload = () => location.reload(),
): Promise<void> {
  try {
    await (site ??= begin(reload));
  } catch {
    // The file did not come; whoever asks next may have it.
    site = null;
  }
  if (isAppUsed) await (await site)?.keepApp();
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
  // It may have been waiting before this page was taken over.
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

/** The person agreed: uses the new version now. */
export async function startNewVersion(reload = () => location.reload()): Promise<void> {
  agreed = true;
  if (update.get() === 'passed' || site === null) reload();
  else (await site).worker.messageSkipWaiting();
}
