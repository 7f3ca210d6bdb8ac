/** Every page loads this small file: it renews or removes this device's notifications and fetches the rest then. */
import { DAY } from '@tulia/domain/time/instant';
import { onSignOutClear, personalKey, readRecord, writeRecord } from '../device/local-record';
import { whenIdle } from '../hooks/when-idle';
import { currentSession, subscribeToSession } from '../session/session-store';
import { pushTokenHere } from './push-token';

/** Sign-out waits this long for the network. */
const PATIENCE_MS = 4000;

const ASKED = personalKey('push-asked');
let isAsked = false;

/** Once a day, registers a device again that the services forgot. */
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

/** From now on a sign-out here also removes this device's notifications. */
export function giveUpPushAtSignOut(): void {
  onSignOutClear(async () => {
    const token = pushTokenHere();
    if (token === null) return;
    const given = import('./push').then(({ giveUpPush }) => giveUpPush(token));
    await Promise.race([given, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  });
}
