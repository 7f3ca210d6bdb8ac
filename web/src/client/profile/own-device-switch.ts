import { clearFirestoreCache } from '../../platform/firebase/firestore';
import { readText, removeRecord, writeText } from '../../storage';
import { rememberOwnDevice } from '../../platform/device/own-device';

/** True when the site runs as an installed app, which always counts as an own device. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** What the page that is loaded next has still to say; it leaves with the person like the choice itself. */
const SWITCHED = 'tulia.me.own-device-switched';

/** Whether the page before has just turned it on or off; asked once, null when it did neither. */
export function takeSwitched(): 'on' | 'off' | null {
  const kept = readText(SWITCHED, 'tab');
  removeRecord(SWITCHED, 'tab');
  return kept === 'on' || kept === 'off' ? kept : null;
}

/**
 * Turns "this is my own device" on or off. Firestore chooses its cache when it starts, so the page is loaded again;
 * turning it off wipes what was kept first.
 */
export async function switchOwnDevice(
  own: boolean,
  reload = () => location.reload(),
): Promise<void> {
  if (!own) await clearFirestoreCache();
  rememberOwnDevice(own);
  // Where storage is blocked the choice shows in the dialog only.
  writeText(SWITCHED, own ? 'on' : 'off', 'tab');
  reload();
}
