/** This device's token of Firebase Cloud Messaging, and what staff chose for it; signing out deletes both. */
import type { StaffWishes } from '@tulia/domain/booking/staff-notices';
import { personalKey, readRecord, writeRecord } from '../device/local-record';
import { removeRecord } from '../../storage';

const TOKEN = personalKey('push-token');
const CHOICE = personalKey('push-choice');

export type StaffChoice = Omit<StaffWishes, 'language'>;

/** Null when this device gets no notifications. */
export function pushTokenHere(): string | null {
  const token = readRecord(TOKEN);
  return typeof token === 'string' ? token : null;
}

/** Null on a client's device, and for another person than the one who chose. */
export function staffChoiceHere(uid: string): StaffChoice | null {
  const kept = readRecord(CHOICE);
  const isTheirs = typeof kept === 'object' && kept !== null && 'uid' in kept && kept.uid === uid;
  return isTheirs && 'choice' in kept ? (kept.choice as StaffChoice) : null;
}

/** @param chosen null for a client */
export function rememberPushToken(
  token: string | null,
  chosen: { uid: string; choice: StaffChoice } | null = null,
): void {
  if (token === null) removeRecord(TOKEN);
  else writeRecord(TOKEN, token);
  if (token === null || chosen === null) removeRecord(CHOICE);
  else writeRecord(CHOICE, chosen);
}
