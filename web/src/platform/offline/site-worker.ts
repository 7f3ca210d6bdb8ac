/**
 * The site's service worker, as a page has it: registered once, by whoever asks first, the first script of a public
 * page or React. Fetched when the page is idle, and only where the browser has workers.
 */
import { Workbox } from 'workbox-window';

export const worker = new Workbox('/sw.js');

let registration: Promise<ServiceWorkerRegistration | undefined> | null = null;

/** Undefined in a browser that refuses workers (private mode, blocked storage): it has a site that works online. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??= worker.register().catch(() => undefined);
  return registration;
}

/** Has the worker keep all of the app, and not only what a visitor can read. */
export async function keepApp(): Promise<void> {
  if ((await registerWorker()) === undefined) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'KEEP_APP' });
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

/** On a page that React has not taken over, where little can have been typed. */
let passed = () => {
  const fields = [...document.querySelectorAll<Field>(FIELDS)];
  if (fields.every(({ value, defaultValue }) => value === defaultValue)) location.reload();
};

/** Says what is to be done when another version is at work: the files of this page's version are gone then. */
export function onPassed(act: () => void): void {
  passed = act;
}

worker.addEventListener('controlling', ({ isUpdate }) => {
  if (isUpdate === true) passed();
});
