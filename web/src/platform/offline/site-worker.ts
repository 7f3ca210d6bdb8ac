/** Registers the site's service worker once, from a public page's first script or from React, when the page is idle. */
import { Workbox } from 'workbox-window';

export const worker = new Workbox('/sw.js');

let registration: Promise<ServiceWorkerRegistration | undefined> | null = null;

/** Undefined when the browser refuses workers (private mode, blocked storage): the site then works online only. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??= worker.register().catch(() => undefined);
  return registration;
}

/** What the worker keeps instead of the public pages alone: all of the app, or the pages of staff too. */
export type Kept = 'KEEP_APP' | 'KEEP_STAFF';

export async function keepApp(type: Kept): Promise<void> {
  if ((await registerWorker()) === undefined) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type });
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

/** React has not taken over the page, so little can have been typed. */
let passed = () => {
  const fields = [...document.querySelectorAll<Field>(FIELDS)];
  if (fields.every(({ value, defaultValue }) => value === defaultValue)) location.reload();
};

/** Sets what happens when another version takes over: the files of this page's version are gone. */
export function onPassed(act: () => void): void {
  passed = act;
}

worker.addEventListener('controlling', ({ isUpdate }) => {
  if (isUpdate === true) passed();
});
