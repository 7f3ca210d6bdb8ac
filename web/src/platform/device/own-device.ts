import { LOGGED_IN_KEY, personalKey, readRecord, writeRecord } from './local-record';
import { readText, removeRecord, writeText } from '../../storage';

const OWN_DEVICE = personalKey('own-device');

/**
 * True when bookings may be kept on this device for reading offline: the app is installed, or the person said "this is
 * my own device". Never asked for staff, who keep nothing (design section 4).
 */
export function isOwnDevice(): boolean {
  return readRecord(OWN_DEVICE) === true || matchMedia('(display-mode: standalone)').matches;
}

/** Remembers the person's word about this device; takes effect when Firestore is started next. */
export function rememberOwnDevice(own: boolean): void {
  if (own) {
    writeRecord(OWN_DEVICE, true);
    noteLogin();
  } else {
    removeRecord(OWN_DEVICE);
    forgetLogin();
  }
}

/**
 * Notes that somebody has logged in here, so that the way to a booking begins with logging in the next time. Only an
 * own device keeps it, since it shows whoever uses the browser that somebody has an account.
 */
export function noteLogin(): void {
  if (isOwnDevice()) writeText(LOGGED_IN_KEY, 'yes');
}

/** Whether somebody has logged in on this device before, and it is their own. */
export const hasLoggedInHere = (): boolean => readText(LOGGED_IN_KEY) !== null;

/** Forgets it, with the account or when the device is not the person's own any more. */
export const forgetLogin = (): void => removeRecord(LOGGED_IN_KEY);
