/** The devices on which people want notifications. */
import { MOST_PUSH_TOKENS } from '@tulia/domain/calls/people/push-token';
import { pushTokenPath, pushTokens, type PushToken } from '@tulia/domain/records/push';
import type { Instant } from '@tulia/domain/time/instant';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { derivedId } from '../platform/fingerprint';
import { requireNotLeft } from '../platform/left';

export interface Device extends PushToken {
  id: string;
}

/** Derived from the token alone, so that a device has one entry: the last person to ask gets its notifications. */
const deviceId = (token: string) => derivedId('push-token', token);

const tokensOf = (uid: string) => db().collection(pushTokens.collection).where('uid', '==', uid);

const newestFirst = (docs: readonly QueryDocumentSnapshot[]): Device[] =>
  docs
    .map((doc) => ({ ...pushTokens.fromStored(doc.data()), id: doc.id }))
    .sort((a, b) => b.createdAt - a.createdAt);

/** The newest first. */
export async function devicesOf(uid: string): Promise<Device[]> {
  return newestFirst((await tokensOf(uid).get()).docs);
}

/**
 * Answers whether the person's device was known already.
 * @throws Refusal signed-out when the account is deleted, or about to be
 */
export async function addDevice(uid: string, token: string, now: Instant): Promise<boolean> {
  const id = deviceId(token);
  return db().runTransaction(async (transaction) => {
    await requireNotLeft(transaction, uid);
    const { docs } = await transaction.get(tokensOf(uid));
    const others = newestFirst(docs).filter((each) => each.id !== id);
    const device = pushTokens.toStored({ uid, token, createdAt: now });
    transaction.set(db().doc(pushTokenPath(id)), device);
    for (const old of others.slice(MOST_PUSH_TOKENS - 1))
      transaction.delete(db().doc(pushTokenPath(old.id)));
    return docs.some((doc) => doc.id === id);
  });
}

export async function forgetToken(token: string): Promise<void> {
  await db()
    .doc(pushTokenPath(deviceId(token)))
    .delete();
}

/** Removes a device with a token that was given up. */
export async function forgetDevice({ id }: Device): Promise<void> {
  await db().doc(pushTokenPath(id)).delete();
}
