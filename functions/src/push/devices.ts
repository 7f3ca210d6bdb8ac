/** Stores the devices on which people want notifications. */
import type { StaffNotice, StaffWishes } from '@tulia/domain/booking/staff-notices';
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

/** Derives from the token alone: a device has one record, of the last person who wanted notifications. */
const deviceId = (token: string) => derivedId('push-token', token);

const tokensOf = (uid: string) => db().collection(pushTokens.collection).where('uid', '==', uid);

const newestFirst = (docs: readonly QueryDocumentSnapshot[]): Device[] =>
  docs
    .map((doc) => ({ ...pushTokens.fromStored(doc.data()), id: doc.id }))
    .sort((a, b) => b.createdAt - a.createdAt);

/** Newest first. */
export async function devicesOf(uid: string): Promise<Device[]> {
  return newestFirst((await tokensOf(uid).get()).docs);
}

/** The devices on which staff asked for a kind of notification, whatever their access is by now. */
export async function devicesThatWant(kind: StaffNotice): Promise<Device[]> {
  const wanting = db().collection(pushTokens.collection);
  return newestFirst((await wanting.where('staff.kinds', 'array-contains', kind).get()).docs);
}

/** @returns whether the device was known @throws Refusal signed-out when the account is being or has been deleted */
export async function addDevice(
  { uid, token, staff }: { uid: string; token: string; staff: StaffWishes | null },
  now: Instant,
): Promise<boolean> {
  const id = deviceId(token);
  return db().runTransaction(async (transaction) => {
    await requireNotLeft(transaction, uid);
    const { docs } = await transaction.get(tokensOf(uid));
    const others = newestFirst(docs).filter((each) => each.id !== id);
    const device = pushTokens.toStored({ uid, token, createdAt: now, staff });
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

/** A member whose access changed asks anew, after logging in. */
export async function forgetDevicesOf(uid: string): Promise<void> {
  await Promise.all((await devicesOf(uid)).map(forgetDevice));
}

/** Removes a device with an invalid token. */
export async function forgetDevice({ id }: Device): Promise<void> {
  await db().doc(pushTokenPath(id)).delete();
}
