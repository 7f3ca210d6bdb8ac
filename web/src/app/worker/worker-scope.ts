/**
 * Parts of a worker's scope, whose types clash with the DOM's. Source: w3.org/TR/service-workers, w3.org/TR/push-api
 */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  location: Pick<Location, 'origin'>;
  navigator: { connection?: { saveData?: boolean } };
  clients: {
    matchAll: (options: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: Lasting) => unknown,
  ) => void) &
    ((type: 'push', listener: (event: PushMessage) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationPressed) => void) => void) &
    ((type: 'message', listener: (event: Lasting & { data: unknown }) => void) => void);
}

export interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface PushMessage extends Lasting {
  data: { json: () => unknown } | null;
}
interface NotificationPressed extends Lasting {
  notification: Notification;
}
