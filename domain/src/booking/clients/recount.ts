/** The client as counted from all its bookings: every commit must arrive at the same, and a repair writes it. */
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { retentionOf, type RetentionPolicy } from '../retention';
import type { Client } from './client';
import { contactOf, latest, newClient, shareOf, withTerms } from './client-change';

/**
 * @param stored the client as it is stored, from which the contact is taken; null takes it from the newest booking
 * @param bookings all bookings of the client, in any order
 * @returns null when there are no bookings
 */
export function recount(
  clientId: string,
  stored: Client | null,
  bookings: readonly Booking[],
  policy: RetentionPolicy,
  now: Instant,
): Client | null {
  const [newest] = [...bookings].sort((a, b) => b.createdAt - a.createdAt);
  if (newest === undefined) return null;
  const since = Math.min(...bookings.map(({ createdAt }) => createdAt));
  const base = stored ?? { ...newClient(clientId, contactOf(newest), since), updatedAt: now };
  const shares = bookings.map((booking) => ({ id: booking.id, ...shareOf(booking) }));
  const sum = (value: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + value(share), 0);
  const coming = Object.fromEntries(
    shares.flatMap((share) => (share.coming === null ? [] : [[share.id, share.coming] as const])),
  );
  return withTerms({
    ...base,
    counts: {
      requests: shares.length,
      completed: sum(({ counts }) => counts.completed),
      noShows: sum(({ counts }) => counts.noShows),
      cancelled: sum(({ counts }) => counts.cancelled),
    },
    balance: {
      due: sum(({ balance }) => balance.due),
      refundDue: sum(({ balance }) => balance.refundDue),
    },
    coming,
    lastSessionAt: latest(shares.map(({ heldAt }) => heldAt)),
    retention: retentionOf(
      shares.map(({ keeping }) => keeping),
      policy,
    ),
  });
}

/** Whether two clients are the same in counts, balance, sessions, retention and search terms. */
export function isSameClient(one: Client | null, other: Client | null): boolean {
  return fingerprintOf(one) === fingerprintOf(other);
}

function fingerprintOf(client: Client | null): string | null {
  if (client === null) return null;
  const { counts, balance, coming, lastSessionAt, retention, searchTerms } = client;
  const sorted = (map: object) => Object.entries(map).sort();
  const sessions = Object.entries(coming)
    .map(([id, { status, startsAt, byGuest = false }]) => [id, status, startsAt, byGuest])
    .sort();
  return JSON.stringify([
    sorted(counts),
    sorted(balance),
    sessions,
    lastSessionAt,
    sorted(retention),
    [...searchTerms].sort(),
  ]);
}
