/**
 * A new version of the site, from its arrival to its use. It is fetched in the background, waits, and is used when
 * the person agrees; never in the middle of a form. Other tabs of the same browser get it at the same moment: they
 * load again by themselves only when no form is half-filled there.
 *
 * Data path: service worker -> `virtual:pwa-register` -> this store -> `app/frame/notices.tsx`.
 */
import { isPossible } from './capabilities';
import { createStore } from '../../store';
import { isHalfFilled, watchForms } from './half-filled';

/** `waiting`: fetched, to be used when agreed. `passed`: another tab agreed; this one still shows the old version. */
export type Update = 'none' | 'waiting' | 'passed';

interface Worker {
  onNeedRefresh: () => void;
  onNeedReload: () => void;
  onRegisteredSW: (url: string, registration: ServiceWorkerRegistration | undefined) => void;
  onRegisterError: (error: unknown) => void;
}

/** `registerSW` of `virtual:pwa-register`; the answer makes the waiting worker take over. */
export type Register = (on: Worker) => () => Promise<void>;

const LOOK_AGAIN_MS = 60 * 60_000;

const update = createStore<Update>('none');
let takeOver: (() => Promise<void>) | null = null;
let agreed = false;
let begun = false;

export const currentUpdate = update.get;

export const subscribeToUpdates = update.subscribe;

/** True when an earlier visit installed the worker. */
export function isWorkerHere(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Registers the service worker, once, and looks for a new version every hour and whenever the page comes to the
 * front.
 */
export function beginUpdates(register: Register, reload = () => location.reload()): void {
  if (begun || !('serviceWorker' in navigator)) return;
  begun = true;
  watchForms();
  takeOver = register({
    onNeedRefresh: () => update.set('waiting'),
    onNeedReload: () => {
      if (agreed || !isHalfFilled()) reload();
      else update.set('passed');
    },
    onRegisteredSW: (_, registration) => {
      if (!registration) return;
      const look = () => {
        if (isPossible('fetch a new version')) registration.update().catch(() => undefined);
      };
      setInterval(look, LOOK_AGAIN_MS);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
      });
    },
    // A browser that refuses workers (private mode, blocked storage) has a site that works online.
    onRegisterError: () => undefined,
  });
}

/** The person agreed: uses the new version now. */
export function startNewVersion(reload = () => location.reload()): void {
  agreed = true;
  if (update.get() === 'passed' || !takeOver) reload();
  else void takeOver();
}
