/** Reads and ends entries of the waiting list. */
import { offerRefs } from '@tulia/domain/booking/waiting/answer';
import type { Offer, Wait } from '@tulia/domain/booking/waiting/wait';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { busyGranules, ownLocks, type LockRef } from '@tulia/domain/slot/lock-refs';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/app';
import { derivedId } from '../../platform/fingerprint';
import { readRecord } from '../../platform/stored';
import { writerOf, type Writer } from '../../platform/writer';
import { writeBusy } from '../../schedule/availability-months';
import { NO_LOCKS } from '@tulia/domain/booking/commands/plan';
import { readLocks, writeLocks } from '../../schedule/slot-locks';

/** One for a client and a service. */
export const waitIdOf = (uid: string, serviceId: string) => derivedId('wait', uid, serviceId);

export const waitRef = (id: string) => db().doc(waitPath(id));

export const readWait = (id: string, transaction: Transaction) =>
  readRecord(waits, waitPath(id), transaction);

/** The offer's locks that still stand: a lapsed one may be another's by now. */
async function heldRefs(
  transaction: Transaction,
  wait: Wait,
  offer: Offer | null,
): Promise<LockRef[]> {
  if (offer === null) return [];
  const refs = offerRefs(wait, offer);
  return ownLocks(refs, await readLocks(transaction, refs), offer.id);
}

function free(writer: Writer, wait: Wait, offer: Offer, release: readonly LockRef[]): void {
  const { practitionerId } = offer;
  writeLocks(writer, { ...NO_LOCKS, release }, { bookingId: offer.id, serviceId: wait.serviceId });
  writeBusy(writer, practitionerId, { add: [], remove: busyGranules(release) });
}

/**
 * Reads the entry in a transaction and lets `decide` say what comes after its offer; null ends the entry. Frees the
 * offered time in the same commit.
 * @returns whether there was an offer, whose time is free now
 * @throws what `decide` throws
 */
export async function settle(
  waitId: string,
  decide: (wait: Wait, transaction: Transaction) => Promise<Wait | null> | Wait | null,
): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const wait = await readWait(waitId, transaction);
    if (wait === null) return false;
    const after = await decide(wait, transaction);
    if (after === wait) return false;
    const { offer } = wait;
    const release = await heldRefs(transaction, wait, offer);
    const writer = writerOf(transaction);
    if (offer !== null) free(writer, wait, offer, release);
    if (after === null) writer.delete(waitRef(waitId));
    else writer.set(waitRef(waitId), waits.toStored(after));
    return offer !== null;
  });
}
