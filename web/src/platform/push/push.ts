/** Firebase Cloud Messaging (firebase.google.com/docs/cloud-messaging/js/client) in our own service worker. */
import { removePushToken, savePushToken } from '@tulia/domain/calls/people/push-token';
import { loadApp } from '../firebase/app';
import { call } from '../live/call';
import { vapidKey } from '../firebase/config';
import { splitPath } from '../language/language';
import { rememberedPerson } from '../device/session-record';
import { pushTokenHere, rememberPushToken, staffChoiceHere, type StaffChoice } from './push-token';

/** `blocked`: the person or the browser refused. */
type TurnedOn = 'on' | 'blocked' | 'failed';

/** False also where no service worker runs, as in a private window. */
export async function canPush(): Promise<boolean> {
  if (vapidKey() === null || !('Notification' in globalThis) || !('PushManager' in globalThis))
    return false;
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration !== undefined;
}

async function loadMessaging() {
  const [app, sdk] = await Promise.all([loadApp(), import('../firebase/messaging-sdk')]);
  return { messaging: sdk.getMessaging(app), sdk };
}

async function tokenOfDevice(): Promise<string> {
  const { messaging, sdk } = await loadMessaging();
  // The HTTP v1 API sends to tokens; ids of installations, which the SDK advertises, do not exist for every project.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return sdk.getToken(messaging, {
    vapidKey: vapidKey() ?? '',
    serviceWorkerRegistration: await navigator.serviceWorker.ready,
  });
}

/** Tells the server, then remembers it here. @returns whether the server knew the device */
async function save(token: string, choice: StaffChoice | null): Promise<boolean> {
  const { language } = splitPath(location.pathname);
  const { wasKnown } = await call(savePushToken, {
    token,
    staff: choice && { ...choice, language },
  });
  const person = rememberedPerson();
  rememberPushToken(token, choice && person && { uid: person.uid, choice });
  return wasKnown;
}

/** Never throws: a failure is an answer. @param choice of staff; null for a client */
export async function turnPushOn(choice: StaffChoice | null = null): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    const token = await tokenOfDevice();
    if (token === '') return 'failed';
    await save(token, choice);
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Gets a new token where our server deleted a dead one. Failures wait for the next time. */
export async function renewPush(known: string): Promise<void> {
  if (!(await canPush()) || Notification.permission !== 'granted') return;
  const token = await tokenOfDevice();
  if (token === '') return;
  const choice = staffChoiceHere(rememberedPerson()?.uid ?? '');
  const wasKnown = await save(token, choice);
  if (wasKnown || token !== known) return;
  await unsubscribe();
  const fresh = await tokenOfDevice();
  if (fresh === '' || fresh === token) return;
  await save(fresh, choice);
  await call(removePushToken, { token });
}

/** @throws Refusal when the server could not be told: then nothing changed */
export async function turnPushOff(): Promise<void> {
  const token = pushTokenHere();
  if (token === null) return;
  await call(removePushToken, { token });
  rememberPushToken(null);
  await forgetHere();
}

/** Removes notifications on both sides at sign-out; failures do not stop the sign-out. */
export async function giveUpPush(token: string): Promise<void> {
  await Promise.allSettled([call(removePushToken, { token }), forgetHere()]);
}

/** Where the SDK remembers tokens. Its own deletion would fetch a service worker that this site does not have. */
const SDK_DATABASE = 'firebase-messaging-database';

/** The push service forgets this device; Firebase's SDK then gets another token. */
async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Ends the subscription here. The service answers later messages with "unregistered". */
async function forgetHere(): Promise<void> {
  try {
    await unsubscribe();
    indexedDB.deleteDatabase(SDK_DATABASE);
  } catch {
    // Without a connection the server finds out by itself.
  }
}
