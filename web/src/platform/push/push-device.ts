/**
 * Signing out, and a session that ends by itself, give up the notifications of this device. Small, because every
 * page brings it; what does the work is fetched when there is something to give up.
 */
import { onSignOutClear } from '../device/local-record';
import { pushTokenHere } from './push-token';

/** Signing out does not wait longer than this for the network. */
const PATIENCE_MS = 4000;

/** From now on a sign-out here also gives up this device's notifications. */
export function giveUpPushAtSignOut(): void {
  onSignOutClear(async () => {
    const token = pushTokenHere();
    if (token === null) return;
    const given = import('./push').then(({ giveUpPush }) => giveUpPush(token));
    await Promise.race([given, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  });
}
