/** Two records of one person become one, and two again. Passes bookings on without a version or an event of theirs. */
import * as contract from '@tulia/domain/calls/people/merge-clients';
import { owedBy, type Client } from '@tulia/domain/booking/clients/client';
import {
  mergedClients,
  mergeProblem,
  MOST_WRITES,
  unmergedClients,
  type WholeClient,
} from '@tulia/domain/booking/clients/merge';
import type { AuditAction } from '@tulia/domain/records/audit';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientMergePath, clientMerges, clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { bookingsOfClient, clientRef, pointersTo } from '../../people/clients';
import { callerName } from '../../bookings/actor';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { writerOf, type Writer } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';
import { readSettings } from '../../practice/settings';

export const showMerge = callable(contract.showMerge, ({ keep, gone }, { clock }) =>
  db().runTransaction(async (transaction) => {
    const [stays, goes] = await readPair(transaction, keep, gone);
    const now = clock.now();
    return {
      keep: sideOf(stays.client, now),
      gone: sideOf(goes.client, now),
      problem: mergeProblem(goes),
    };
  }),
);

export const mergeClients = callable(contract.mergeClients, async (input, { caller, clock }) => {
  const settings = await readSettings();
  return db().runTransaction(async (transaction) => {
    const present = await readRecord(clients, clientPath(input.gone), transaction);
    if (present?.mergedInto === input.keep) return {};
    const [keep, gone] = await readPair(transaction, input.keep, input.gone);
    if (keep.client.version !== input.keepVersion || gone.client.version !== input.goneVersion)
      throw new Refusal('merge-changed');
    const now = clock.now();
    const by = { uid: caller.uid, name: callerName(caller) };
    const { stays, merge } = mergedClients(keep, gone, by, settings, now);
    const former = await pointersTo(transaction, merge.id, gone.client.mergedFrom);
    const recorded = await consentsOf(transaction, merge.id);
    const consentIds = recorded.map((doc) => doc.id);
    if (merge.bookingIds.length + consentIds.length + former.length + 4 > MOST_WRITES)
      throw new Refusal('merge-too-many');
    const writer = writerOf(transaction);
    passOn(writer, merge.bookingIds, stays.id);
    for (const { ref } of recorded)
      writer.update(ref, consents.toStoredPart({ clientId: stays.id }));
    writer.set(clientRef(stays.id), clients.toStored(stays));
    for (const pointer of [clientRef(merge.id), ...former]) pointTo(writer, pointer, stays.id);
    writer.set(
      db().doc(clientMergePath(merge.id)),
      clientMerges.toStored({ ...merge, consentIds }),
    );
    audited(writer, caller, 'clients-merged', stays.id, now);
    return {};
  });
});

export const undoMerge = callable(contract.undoMerge, async ({ gone: id }, { caller, clock }) => {
  const settings = await readSettings();
  return db().runTransaction(async (transaction) => {
    const now = clock.now();
    const merge = await readRecord(clientMerges, clientMergePath(id), transaction);
    if (merge === null || merge.expiresAt <= now) throw new Refusal('merge-over');
    const { into, gone } = merge;
    const [present, keep] = await Promise.all([
      readRecord(clients, clientPath(id), transaction),
      readRecord(clients, clientPath(into), transaction),
    ]);
    // The record that stayed was merged in turn, or erased.
    if (present?.mergedInto !== into || keep === null || keep.mergedInto !== undefined)
      throw new Refusal('merge-over');
    const all = await bookingsOfClient(transaction, into);
    const passed = new Set(merge.bookingIds);
    // One that an account has claimed meanwhile stays with the account.
    const back = all.filter((booking) => passed.has(booking.id));
    if (back.length + gone.mergedFrom.length + 4 > MOST_WRITES) throw new Refusal('merge-too-many');
    const kept = all.filter((booking) => !passed.has(booking.id));
    const whole = { client: keep, bookings: kept };
    const two = unmergedClients(merge, whole, back, settings, now);
    const former = await pointersTo(transaction, into, gone.mergedFrom);
    const recorded = (await consentsOf(transaction, into)).filter((doc) =>
      merge.consentIds.includes(doc.id),
    );
    const writer = writerOf(transaction);
    passOn(
      writer,
      back.map((booking) => booking.id),
      id,
    );
    for (const { ref } of recorded) writer.update(ref, consents.toStoredPart({ clientId: id }));
    put(writer, into, two.stays);
    put(writer, id, two.back);
    for (const pointer of former) pointTo(writer, pointer, id);
    writer.delete(db().doc(clientMergePath(id)));
    audited(writer, caller, 'clients-unmerged', into, now);
    return {};
  });
});

/** Both records whole. @throws Refusal not-found, also for one that was merged, or whose person has left */
async function readPair(
  transaction: Transaction,
  keep: string,
  gone: string,
): Promise<[WholeClient, WholeClient]> {
  if (keep === gone) throw new Refusal('not-found');
  const whole = async (id: string) => {
    const [client, own] = await Promise.all([
      readRecord(clients, clientPath(id), transaction),
      bookingsOfClient(transaction, id),
    ]);
    if (client === null || client.mergedInto !== undefined || client.leftAt !== null)
      throw new Refusal('not-found');
    return { client, bookings: own };
  };
  return Promise.all([whole(keep), whole(gone)]);
}

function sideOf(client: Client, now: Instant): contract.MergeSide {
  const { id, version, name, email, phone, clientUserId, createdAt, counts, balance } = client;
  return {
    id,
    version,
    name,
    email,
    phone,
    hasAccount: clientUserId !== null,
    since: createdAt,
    bookings: counts.requests,
    ...owedBy(client, now),
    refundDue: balance.refundDue,
  };
}

/** What staff recorded about this client. */
async function consentsOf(transaction: Transaction, clientId: string) {
  const all = db().collection(consents.collection).where('clientId', '==', clientId);
  return (await transaction.get(all)).docs;
}

function passOn(writer: Writer, bookingIds: readonly string[], clientId: string): void {
  for (const id of bookingIds)
    writer.update(db().doc(bookingPath(id)), bookings.toStoredPart({ clientId }));
}

function put(writer: Writer, id: string, client: Client | null): void {
  if (client === null) writer.delete(clientRef(id));
  else writer.set(clientRef(id), clients.toStored(client));
}

/** Leaves only where the record went, so that no list and no job finds it. */
function pointTo(writer: Writer, ref: DocumentReference, mergedInto: string): void {
  writer.set(ref, clients.toStoredPart({ mergedInto }));
}

function audited(
  writer: Writer,
  caller: Parameters<typeof writeAudit>[1],
  action: AuditAction,
  clientId: string,
  now: Instant,
): void {
  writeAudit(writer, caller, { action, subject: clientPath(clientId), fields: [] }, now);
}
