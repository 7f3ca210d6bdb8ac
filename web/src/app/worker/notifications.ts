/** Shows notifications and follows their links. Source: w3.org/TR/push-api */
import { ownPath, shownNotice } from '../../platform/offline/push-notice';
import type { PushMessage, WorkerScope } from './worker-scope';

function messageOf({ data }: PushMessage): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Focuses a window that shows the page; another may hold a half-filled form, so a new one opens. */
async function show({ location, clients }: WorkerScope, link: string): Promise<void> {
  const url = new URL(link, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(
    (each) => each.url.split(link.includes('?') ? '#' : /[?#]/)[0] === url,
  );
  await (there ? there.focus() : clients.openWindow(url));
}

export function followNotifications(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const notice = shownNotice(messageOf(event));
    if (notice === null) return;
    const { title, body, tag, link } = notice;
    const icon = '/icons/icon-192.png';
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { link } }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data = (event.notification.data ?? {}) as { link?: unknown };
    event.waitUntil(show(worker, ownPath(data.link)));
  });
}
