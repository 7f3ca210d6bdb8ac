import { personalKey, readRecord, removeRecord, writeRecord } from './local-record';

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
  if (own) writeRecord(OWN_DEVICE, true);
  else removeRecord(OWN_DEVICE);
}
