/** The client as all its bookings say: what every commit must have arrived at, and what a repair puts in its place. */
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { retentionOf, type RetentionPolicy } from '../retention';
import type { Client } from './client';
import { contactOf, latest, newClient, shareOf, withTerms } from './client-change';

/**
 * @param stored the client as it stands, whose contact stays; null when it is missing, then the newest booking says it
 * @param bookings all bookings of the client, in any order
 * @returns null when there is none: then there is no client either
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

/** Whether two clients say the same, whatever was counted or changed in between. */
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
