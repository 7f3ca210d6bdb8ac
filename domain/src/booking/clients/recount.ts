/** Recounts a client from all its bookings. Every commit must give the same; the nightly repair writes it. */
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { retentionOf, type RetentionPolicy } from '../retention';
import { contactOf, latest, newClient, shareOf, summed, withTerms, type Client } from './client';

/** Null without bookings. @param stored gives the contact; without it the newest booking does */
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
  const empty = newClient(clientId, contactOf(newest), since);
  const shares = bookings.map((booking) => ({ id: booking.id, ...shareOf(booking) }));
  const coming = Object.fromEntries(
    shares.flatMap((share) => (share.coming === null ? [] : [[share.id, share.coming] as const])),
  );
  return withTerms({
    ...(stored ?? { ...empty, updatedAt: now }),
    counts: shares.reduce((sum, share) => summed(sum, undefined, share.counts), empty.counts),
    balance: shares.reduce((sum, share) => summed(sum, undefined, share.balance), empty.balance),
    coming,
    lastSessionAt: latest(shares.map(({ heldAt }) => heldAt)),
    retention: retentionOf(
      shares.map(({ keeping }) => keeping),
      policy,
    ),
  });
}

export function isSameClient(one: Client | null, other: Client | null): boolean {
  return fingerprintOf(one) === fingerprintOf(other);
}

function fingerprintOf(client: Client | null): string | null {
  if (client === null) return null;
  const { counts, balance, coming, lastSessionAt, retention, searchTerms } = client;
  const sorted = (map: object) => Object.entries(map).sort();
  const sessions = Object.entries(coming)
    .map(([id, { status, startsAt, byGuest = false, owed = 0 }]) => [
      id,
      status,
      startsAt,
      byGuest,
      owed,
    ])
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
