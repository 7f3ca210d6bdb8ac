/** The number at which a client agreed to texts (`textNumbers/{uid}`), and its end. */
import { consents } from '@tulia/domain/records/consent';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import * as records from '@tulia/domain/records/texting/text-number';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { readRecord } from '../platform/stored';

/**
 * Where a client may be texted: the number that was proved, while the consent stands and the profile names no other.
 * @returns with country code, without plus; null when there is none
 */
export async function readTextNumber(
  uid: string | null,
  transaction: Transaction,
): Promise<string | null> {
  if (uid === null) return null;
  const [known, profile] = await Promise.all([
    readRecord(records.textNumbers, records.textNumberPath(uid), transaction),
    readRecord(profiles, profilePath(uid), transaction),
  ]);
  if (known === null || known.number === '' || known.stoppedAt !== null) return null;
  const inProfile = kenyanMobile(profile?.profile.phone ?? '');
  return inProfile === null || inProfile === known.number ? known.number : null;
}

/** Ends the consent of everybody who proved this number. */
export async function stopNumber(number: string, now: Instant): Promise<void> {
  const all = db().collection(records.textNumbers.collection);
  const { docs } = await all.where('number', '==', number).get();
  for (const { id } of docs) await stopTexts(id, now);
}

/** Ends the consent of one client; it stays on record with the moment of its end. */
export async function stopTexts(uid: string, now: Instant): Promise<void> {
  const ref = db().doc(records.textNumberPath(uid));
  const given = db()
    .collection(consents.collection)
    .where('uid', '==', uid)
    .where('form', '==', 'texts');
  await db().runTransaction(async (transaction) => {
    const [known, { docs }] = await Promise.all([
      readRecord(records.textNumbers, ref.path, transaction),
      transaction.get(given),
    ]);
    if (known === null || known.number === '' || known.stoppedAt !== null) return;
    transaction.update(ref, records.textNumbers.toStoredPart({ stoppedAt: now }));
    for (const doc of docs)
      if (consents.fromStored(doc.data()).withdrawnAt === null)
        transaction.update(doc.ref, consents.toStoredPart({ withdrawnAt: now }));
  });
}
