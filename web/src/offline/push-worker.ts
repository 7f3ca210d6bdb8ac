/**
 * The part of the service worker that shows notifications. Workbox makes the rest; `build/push-worker.ts` builds this file
 * as a script of its own, which the worker takes in. Source: w3.org/TR/push-api, w3.org/TR/service-workers
 */
import { ownPath, shownNotice } from './push-notice';

/** The parts of a service worker's scope that are used here; the library of web workers cannot be mixed with the DOM's. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll: (options: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: ((type: 'push', listener: (event: PushMessage) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationPressed) => void) => void);
}
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface PushMessage extends Lasting {
  data: { json: () => unknown } | null;
}
interface NotificationPressed extends Lasting {
  notification: Notification;
}

const worker = self as unknown as WorkerScope;

function messageOf({ data }: PushMessage): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

worker.addEventListener('push', (event) => {
  const notice = shownNotice(messageOf(event));
  if (notice === null) return;
  const { title, body, tag, link } = notice;
  const icon = '/icons/icon-192.png';
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { link } }),
  );
});

/** Goes to a window that shows the page already; another one may hold a half-filled form, so a new one is opened. */
async function show(link: string): Promise<void> {
  const url = new URL(link, worker.location.origin).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => each.url.split(/[?#]/)[0] === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = (event.notification.data ?? {}) as { link?: unknown };
  event.waitUntil(show(ownPath(data.link)));
});
