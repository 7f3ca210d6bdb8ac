/** Reads and writes clients (domain/booking/clients) in the commit of each booking change. */
import {
  clientKey,
  clientAfter,
  needsOthers,
  shareOf,
  withNoted,
} from '@tulia/domain/booking/clients/client';
import type { Client, ClientChange, ChangedClient } from '@tulia/domain/booking/clients/client';
import { isSameClient, recount } from '@tulia/domain/booking/clients/recount';
import { mayAbout, type Permission } from '@tulia/domain/person/permission';
import type { RetentionPolicy } from '@tulia/domain/booking/retention';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import { derivedId } from '../platform/fingerprint';
import { readRecord, recordsOf } from '../platform/stored';

/** More bookings than any client has. */
const MOST = 2000;

export const clientIdOf = (...about: Parameters<typeof clientKey>) =>
  derivedId('client', ...clientKey(...about));

export const clientIdOfAccount = (uid: string) => derivedId('client', 'account', uid);

export const clientRef = (id: string): DocumentReference => db().doc(clientPath(id));

/**
 * Null too in place of a record that was merged into one that is no more: a new one may stand there.
 * @throws Refusal busy when it was merged meanwhile: the repeated call finds the record that stays
 */
export async function readClient(transaction: Transaction, id: string): Promise<Client | null> {
  const client = await readRecord(clients, clientPath(id), transaction);
  if (client?.mergedInto === undefined) return client;
  if (isStanding(await readRecord(clients, clientPath(client.mergedInto), transaction)))
    throw new Refusal('busy');
  return null;
}

/** The id of the record that stands for this one: its own, or that of the record it was merged into. */
export async function presentClientId(id: string): Promise<string> {
  const into = (await readRecord(clients, clientPath(id)))?.mergedInto;
  if (into === undefined) return id;
  return isStanding(await readRecord(clients, clientPath(into))) ? into : id;
}

/** Those of its former records that still lead to a client: a new record may stand there by now. */
export async function pointersTo(
  transaction: Transaction,
  clientId: string,
  former: Client['mergedFrom'],
): Promise<DocumentReference[]> {
  const refs = former.map(({ id }) => clientRef(id));
  const found = await Promise.all(refs.map((ref) => transaction.get(ref)));
  return refs.filter((_, index) => found[index]?.get('mergedInto') === clientId);
}

const isStanding = (client: Client | null) => client !== null && client.leftAt === null;

/**
 * @param seen.version `contactVersion` as the caller saw it
 * @throws Refusal not-found, also for a client who has left, client-changed
 */
export async function requireFile(
  transaction: Transaction,
  seen: { clientId: string; version: number },
): Promise<Client> {
  const client = await readClient(transaction, seen.clientId);
  if (client === null || client.leftAt !== null) throw new Refusal('not-found');
  if (client.contactVersion === seen.version) return client;
  throw new Refusal('client-changed', { version: client.contactVersion, by: client.contactBy });
}

/** Whether the caller has this permission; who has it for own bookings only needs one with this client. */
export async function mayAboutClient(
  { role, practitionerId }: Caller,
  permission: Permission,
  clientId: string,
): Promise<boolean> {
  if (mayAbout(role, permission, false)) return true;
  if (practitionerId === null || !mayAbout(role, permission, true)) return false;
  const own = db()
    .collection(bookings.collection)
    .where('clientId', '==', clientId)
    .where('practitionerId', '==', practitionerId);
  return !(await own.limit(1).get()).empty;
}

/**
 * Computes the clients after a plan. Reads all bookings only of a client who loses the last session or the end of
 * records, or has no document.
 * @param known clients read in the same transaction
 */
export async function applyToClients(
  transaction: Transaction,
  changes: readonly ClientChange[],
  known: ReadonlyMap<string, Client | null>,
  policy: RetentionPolicy,
): Promise<ChangedClient[]> {
  const changed = await Promise.all(
    changes.map(async (change) => {
      const id = change.clientId;
      const found = known.get(id);
      const read = found === undefined ? await readClient(transaction, id) : found;
      // A client without a document is counted anew, as before this change.
      const client =
        read === null && change.remove !== null
          ? recount(id, null, await bookingsOfClient(transaction, id), policy, change.at)
          : read;
      const all = needsOthers(client, change, policy)
        ? await bookingsOfClient(transaction, id)
        : [];
      const others = all.filter((booking) => booking.id !== change.bookingId).map(shareOf);
      return { id, before: client, after: clientAfter(client, change, others, policy) };
    }),
  );
  const left = changes.length > 1 ? (changed[0]?.before ?? null) : null;
  return changed.map(({ id, after }, index) => ({
    id,
    after: left === null || after === null || index === 0 ? after : withNoted(after, left),
  }));
}

export async function bookingsOfClient(transaction: Transaction, clientId: string) {
  const all = db().collection(bookings.collection).where('clientId', '==', clientId).limit(MOST);
  return recordsOf(bookings, await transaction.get(all));
}

/** Counts a client anew from all bookings. @returns whether the client had to be corrected */
export async function repairClient(
  id: string,
  policy: RetentionPolicy,
  now: Instant,
): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const stored = await readRecord(clients, clientPath(id), transaction);
    if (stored?.mergedInto !== undefined) return false;
    const counted = recount(id, stored, await bookingsOfClient(transaction, id), policy, now);
    if (isSameClient(stored, counted)) return false;
    if (counted === null) transaction.delete(clientRef(id));
    else {
      // `updatedAt` stays: it orders the clients that staff see.
      const version = (stored?.version ?? 0) + 1;
      transaction.set(clientRef(id), clients.toStored({ ...counted, version }));
    }
    return true;
  });
}
