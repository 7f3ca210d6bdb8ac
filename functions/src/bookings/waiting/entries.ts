/** Reads and ends entries of the waiting list. */
import { offerRefs } from '@tulia/domain/booking/waiting/answer';
import { isOffered, type Offered, type Wait } from '@tulia/domain/booking/waiting/wait';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { ownLocks } from '@tulia/domain/slot/lock-refs';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/app';
import { derivedId } from '../../platform/fingerprint';
import { readRecord } from '../../platform/stored';
import { writerOf, type Writer } from '../../platform/writer';
import { NO_LOCKS } from '@tulia/domain/booking/commands/plan';
import { readLocks, writeLocks } from '../../schedule/slot-locks';

/** One for a client and a service. */
export const waitIdOf = (uid: string, serviceId: string) => derivedId('wait', uid, serviceId);

export const waitRef = (id: string) => db().doc(waitPath(id));

/** Frees the offer's locks that still stand: a lapsed one may be another's by now. */
async function freeing(transaction: Transaction, offered: Offered) {
  const { offer, serviceId } = offered;
  const refs = offerRefs(offered);
  const release = ownLocks(refs, await readLocks(transaction, refs), offer.id);
  return (writer: Writer) =>
    writeLocks(writer, { ...NO_LOCKS, release }, { bookingId: offer.id, serviceId });
}

/**
 * Reads the entry in a transaction and lets `decide` say what comes after its offer; null ends the entry. Frees the
 * offered time in the same commit.
 * @returns the entry as it was; null when there was none
 * @throws what `decide` throws
 */
export async function settle(
  id: string,
  decide: (wait: Wait) => Wait | null,
): Promise<Wait | null> {
  return db().runTransaction(async (transaction) => {
    const wait = await readRecord(waits, waitPath(id), transaction);
    const after = wait && decide(wait);
    if (wait === null || after === wait) return wait;
    const free = isOffered(wait) ? await freeing(transaction, wait) : null;
    const writer = writerOf(transaction);
    free?.(writer);
    if (after === null) writer.delete(waitRef(id));
    else writer.set(waitRef(id), waits.toStored(after));
    return wait;
  });
}
