/**
 * Signing out, and a session that ends by itself, give up the notifications of this device; one that begins looks
 * after them. Small, because every
 * page brings it; what does the work is fetched when there is something to give up.
 */
import { DAY } from '@tulia/domain/time/instant';
import { onSignOutClear, personalKey, readRecord, writeRecord } from '../device/local-record';
import { whenIdle } from '../hooks/when-idle';
import { currentSession, subscribeToSession } from '../session/session-store';
import { pushTokenHere } from './push-token';

/** Signing out does not wait longer than this for the network. */
const PATIENCE_MS = 4000;

const ASKED = personalKey('push-asked');
let isAsked = false;

/** From now on, once a day, a device whose notifications are on is made known again where the services forgot it. */
export function keepPush(): void {
  subscribeToSession(() => {
    const token = pushTokenHere();
    if (isAsked || currentSession().status !== 'signed-in' || token === null) return;
    isAsked = true;
    if (Math.abs(Date.now() - Number(readRecord(ASKED))) < DAY) return;
    writeRecord(ASKED, Date.now());
    whenIdle(() => {
      void import('./push').then(({ renewPush }) => renewPush(token)).catch(() => undefined);
    });
  });
}

/** From now on a sign-out here also gives up this device's notifications. */
export function giveUpPushAtSignOut(): void {
  onSignOutClear(async () => {
    const token = pushTokenHere();
    if (token === null) return;
    const given = import('./push').then(({ giveUpPush }) => giveUpPush(token));
    await Promise.race([given, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  });
}
