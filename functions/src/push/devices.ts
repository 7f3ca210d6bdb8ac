/** The devices on which people want notifications. */
import { MOST_PUSH_TOKENS } from '@tulia/domain/calls/push-token';
import { pushTokenPath, pushTokens, type PushToken } from '@tulia/domain/records/push';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import { derivedId } from '../platform/fingerprint';

export interface Device extends PushToken {
  id: string;
}

/** Derived, so that a device has one entry whoever uses it: the last person to ask gets its notifications. */
const deviceId = (token: string) => derivedId('push-token', token);

/** The newest first. */
export async function devicesOf(uid: string): Promise<Device[]> {
  const { docs } = await db().collection(pushTokens.collection).where('uid', '==', uid).get();
  return docs
    .map((doc) => ({ ...pushTokens.fromStored(doc.data()), id: doc.id }))
    .sort((a, b) => b.createdAt - a.createdAt);
}

export async function addDevice(uid: string, token: string, now: Instant): Promise<void> {
  const id = deviceId(token);
  const others = (await devicesOf(uid)).filter((each) => each.id !== id);
  const batch = db().batch();
  batch.set(db().doc(pushTokenPath(id)), pushTokens.toStored({ uid, token, createdAt: now }));
  for (const old of others.slice(MOST_PUSH_TOKENS - 1))
    batch.delete(db().doc(pushTokenPath(old.id)));
  await batch.commit();
}

export async function forgetToken(token: string): Promise<void> {
  await db()
    .doc(pushTokenPath(deviceId(token)))
    .delete();
}

/** Removes a device whose token was found to be given up. */
export async function forgetDevice({ id }: Device): Promise<void> {
  await db().doc(pushTokenPath(id)).delete();
}
