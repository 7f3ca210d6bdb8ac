import { clearFirestoreCache } from '../../platform/firebase/firestore';
import { readText, removeRecord, writeText } from '../../storage';
import { rememberOwnDevice } from '../../platform/device/own-device';

/** The message for the next load of the page; removed at sign-out, like the choice. */
const SWITCHED = 'tulia.me.own-device-switched';

/** The choice made just before this load of the page, returned once; else null. */
export function takeSwitched(): 'on' | 'off' | null {
  const kept = readText(SWITCHED, 'tab');
  removeRecord(SWITCHED, 'tab');
  return kept === 'on' || kept === 'off' ? kept : null;
}

/**
 * Stores whether this is the client's own device. Firestore chooses its cache when it starts, so the page loads again;
 * turning it off deletes the cache first.
 */
export async function switchOwnDevice(
  own: boolean,
  reload = () => location.reload(),
): Promise<void> {
  if (!own) await clearFirestoreCache();
  rememberOwnDevice(own);
  // Without storage only the dialog shows the choice.
  writeText(SWITCHED, own ? 'on' : 'off', 'tab');
  reload();
}
