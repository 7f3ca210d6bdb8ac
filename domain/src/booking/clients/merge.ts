/** Two records of one person become one. For a day that can be undone. Who may see a booking never changes by it. */
import { Refusal } from '../../refusal';
import { DAY, type Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { RetentionPolicy } from '../retention';
import { NO_CONTACT, type Client, type FormerRecord } from './client';
import { recount } from './recount';

/** How long a merging can be undone. */
export const MERGE_UNDO = DAY;

/** Writes of one commit; the bound of Firestore is 500. */
export const MOST_WRITES = 400;

/** A record with all its bookings. */
export interface WholeClient {
  client: Client;
  bookings: readonly Booking[];
}

/** `clientMerges/{id}`: what undoes a merging, under the id of the record that went. */
export interface ClientMerge {
  id: string;
  /** id of the record that stays */
  into: string;
  at: Instant;
  expiresAt: Instant;
  by: { uid: string; name: string };
  /** the bookings, and the consents that staff recorded, which passed to the record that stays */
  bookingIds: string[];
  consentIds: string[];
  /** the record that went */
  gone: Client;
}

export type MergeProblem = 'merge-accounts' | 'merge-too-many';

/**
 * Null when the two can be merged. An account's record keeps its id, which derives from the account; two people who
 * log in stay two.
 */
export function mergeProblem(gone: WholeClient): MergeProblem | null {
  if (gone.client.clientUserId !== null) return 'merge-accounts';
  // Besides the bookings: both records, those that were merged into the one that goes, how to undo it, and the audit.
  const writes = gone.bookings.length + gone.client.mergedFrom.length + 4;
  return writes > MOST_WRITES ? 'merge-too-many' : null;
}

/** @throws Refusal merge-accounts, merge-too-many, not-found (neither has a booking) */
export function mergedClients(
  keep: WholeClient,
  gone: WholeClient,
  by: ClientMerge['by'],
  policy: RetentionPolicy,
  now: Instant,
): { stays: Client; merge: Omit<ClientMerge, 'consentIds'> } {
  const problem = mergeProblem(gone);
  if (problem !== null) throw new Refusal(problem);
  const { id, name, email, phone, mergedFrom } = gone.client;
  const fields = Object.keys(NO_CONTACT) as FormerRecord['filled'];
  const filled = fields.filter((field) => keep.client[field] === NO_CONTACT[field]);
  const taken = Object.fromEntries(filled.map((field) => [field, gone.client[field]]));
  const bookings = [...keep.bookings, ...gone.bookings];
  const stays = counted(
    {
      ...keep.client,
      ...taken,
      mergedFrom: [...keep.client.mergedFrom, { id, name, email, phone, filled }, ...mergedFrom],
    },
    bookings,
    policy,
    now,
  );
  if (stays === null) throw new Refusal('not-found');
  const merge = {
    id,
    into: stays.id,
    at: now,
    expiresAt: now + MERGE_UNDO,
    by,
    bookingIds: gone.bookings.map((booking) => booking.id),
    gone: gone.client,
  };
  return { stays, merge };
}

/**
 * Both records as they are once a merging is undone, each counted from its bookings; null for one without any.
 * @param keep the record that stayed, with the bookings that stay @param bookings those that go back
 */
export function unmergedClients(
  merge: Pick<ClientMerge, 'gone'>,
  keep: WholeClient,
  bookings: readonly Booking[],
  policy: RetentionPolicy,
  now: Instant,
): { stays: Client | null; back: Client | null } {
  const { client } = keep;
  const { gone } = merge;
  const returned = [gone.id, ...gone.mergedFrom.map(({ id }) => id)];
  const { filled = [] } = client.mergedFrom.find(({ id }) => id === gone.id) ?? {};
  // What staff have entered since stays.
  const emptied = filled.filter(
    (field) => JSON.stringify(client[field]) === JSON.stringify(gone[field]),
  );
  const own = {
    ...client,
    ...Object.fromEntries(emptied.map((field) => [field, NO_CONTACT[field]])),
    mergedFrom: client.mergedFrom.filter(({ id }) => !returned.includes(id)),
  };
  return {
    stays: counted(own, keep.bookings, policy, now),
    back: counted(gone, bookings, policy, now),
  };
}

function counted(
  client: Client,
  bookings: readonly Booking[],
  policy: RetentionPolicy,
  now: Instant,
): Client | null {
  const since = Math.min(...bookings.map(({ createdAt }) => createdAt));
  const changed = { version: client.version + 1, createdAt: since, updatedAt: now };
  return recount(client.id, { ...client, ...changed }, bookings, policy, now);
}
