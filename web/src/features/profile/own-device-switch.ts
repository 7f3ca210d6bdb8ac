import { clearFirestoreCache } from '../../firebase/firestore';
import { rememberOwnDevice } from '../../device/own-device';

/** True when the site runs as an installed app, which counts as an own device whatever was said. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/**
 * Turns "this is my own device" on or off. Firestore chooses its cache when it starts, so the page is loaded again; turning
 * it off wipes what was kept first.
 */
export async function switchOwnDevice(
  own: boolean,
  reload = () => location.reload(),
): Promise<void> {
  if (!own) await clearFirestoreCache();
  rememberOwnDevice(own);
  reload();
}
