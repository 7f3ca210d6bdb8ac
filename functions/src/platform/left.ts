/** Marks accounts that are being deleted, or are deleted (domain/records/left.ts). */
import { LEFT_FOR, leftPath, lefts } from '@tulia/domain/records/left';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from './app';

/** From now on `requireNotLeft` refuses to write anything for the account. */
export async function markLeft(uid: string, now: Instant): Promise<void> {
  await db()
    .doc(leftPath(uid))
    .set(lefts.toStored({ at: now, expiresAt: now + LEFT_FOR }));
}

/** @throws Refusal signed-out when the account is marked */
export async function requireNotLeft(transaction: Transaction, uid: string | null): Promise<void> {
  if (uid === null) return;
  if ((await transaction.get(db().doc(leftPath(uid)))).exists) throw new Refusal('signed-out');
}
