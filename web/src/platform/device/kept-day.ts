/**
 * The two days that a practitioner's own device keeps (`domain/src/booking/kept-day.ts`), where the practitioner
 * switched it on. Signing out deletes both records; each page deletes a day whose sign-in is over.
 */
import type { KeptDay } from '@tulia/domain/booking/kept-day';
import { removeRecord } from '../../storage';
import { personalKey, readRecord, writeRecord } from './local-record';

/** The person who switched it on. */
const SWITCH = personalKey('keeps-day');
const DAY = personalKey('kept-day');

export const keepsDay = (uid: string): boolean => readRecord(SWITCH) === uid;

/** @returns false when the browser stores nothing */
export function switchKeptDay(uid: string, on: boolean): boolean {
  removeRecord(DAY);
  if (on) return writeRecord(SWITCH, uid);
  removeRecord(SWITCH);
  return true;
}

/** As stored: `readableDay` says what may be read of it. */
export function storedDay(): Partial<KeptDay> | null {
  const found = readRecord(DAY);
  return typeof found === 'object' ? found : null;
}

/** @param day null deletes it */
export function storeDay(day: KeptDay | null): void {
  if (day !== null && keepsDay(day.uid)) writeRecord(DAY, day);
  else removeRecord(DAY);
}

export function dropOverDay(now = Date.now()): void {
  const day = storedDay();
  if (day !== null && !(Number(day.until) > now)) removeRecord(DAY);
}
