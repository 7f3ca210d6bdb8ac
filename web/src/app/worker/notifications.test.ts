import { expect, it, vi } from 'vitest';
import { followNotifications } from './notifications';
import type { WorkerScope } from './worker-scope';

/** A worker that follows notifications, and what happens to it. */
function started(windows: { url: string; focus: () => Promise<void> }[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const worker = {
    registration: { showNotification: vi.fn(() => Promise.resolve()) },
    location: { origin: 'https://tulia.example' },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: vi.fn(() => Promise.resolve()),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  };
  followNotifications(worker as unknown as WorkerScope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  return { worker, happen };
}

const data = {
  title: 'Your booking is confirmed',
  body: 'Monday',
  link: '/my-sessions',
  tag: 'a1',
};

it('the worker shows a push message, and ignores anything else', async () => {
  const { worker, happen } = started();
  await happen('push', { data: { json: () => ({ data }) } });
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Your booking is confirmed',
    expect.objectContaining({ body: 'Monday', tag: 'a1', data: { link: '/my-sessions' } }),
  );
  await happen('push', { data: null });
  await happen('push', { data: { json: () => JSON.parse('no JSON') as object } });
  expect(worker.registration.showNotification).toHaveBeenCalledOnce();
});

it('a pressed notification opens the sessions, or the window that shows them', async () => {
  const notification = { close: vi.fn(), data: { link: '/my-sessions' } };
  const fresh = started([{ url: 'https://tulia.example/booking', focus: vi.fn() }]);
  await fresh.happen('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(fresh.worker.clients.openWindow).toHaveBeenCalledWith('https://tulia.example/my-sessions');

  const link = '/staff?open=b1';
  const other = { url: 'https://tulia.example/staff?open=b2', focus: vi.fn() };
  const staff = started([other]);
  await staff.happen('notificationclick', { notification: { ...notification, data: { link } } });
  expect(staff.worker.clients.openWindow).toHaveBeenCalledWith(`https://tulia.example${link}`);

  const focus = vi.fn(() => Promise.resolve());
  const open = started([{ url: 'https://tulia.example/my-sessions?tab=1', focus }]);
  await open.happen('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(open.worker.clients.openWindow).not.toHaveBeenCalled();
});
