/** This device's token of Firebase Cloud Messaging; signing out deletes it. */
import { personalKey, readRecord, writeRecord } from '../device/local-record';
import { removeRecord } from '../../storage';

const TOKEN = personalKey('push-token');

/** Null when this device gets no notifications. */
export function pushTokenHere(): string | null {
  const token = readRecord(TOKEN);
  return typeof token === 'string' ? token : null;
}

export function rememberPushToken(token: string | null): void {
  if (token === null) removeRecord(TOKEN);
  else writeRecord(TOKEN, token);
}
