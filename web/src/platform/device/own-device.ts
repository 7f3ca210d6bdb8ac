import { LOGGED_IN_KEY, personalKey, readRecord, writeRecord } from './local-record';
import { readText, removeRecord, writeText } from '../../storage';

const OWN_DEVICE = personalKey('own-device');

/** True when this device may keep bookings for offline reading; never asked for staff (design section 4). */
export function isOwnDevice(): boolean {
  return readRecord(OWN_DEVICE) === true || matchMedia('(display-mode: standalone)').matches;
}

/** Takes effect when Firestore is started next. */
export function rememberOwnDevice(own: boolean): void {
  if (own) {
    writeRecord(OWN_DEVICE, true);
    noteLogin();
  } else {
    removeRecord(OWN_DEVICE);
    forgetLogin();
  }
}

/** Makes booking begin with the login. Only an own device keeps it, since it shows that its owner has an account. */
export function noteLogin(): void {
  if (isOwnDevice()) writeText(LOGGED_IN_KEY, 'yes');
}

export const hasLoggedInHere = (): boolean => readText(LOGGED_IN_KEY) !== null;

export const forgetLogin = (): void => removeRecord(LOGGED_IN_KEY);
