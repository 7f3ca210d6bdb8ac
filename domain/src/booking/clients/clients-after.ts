import type { Booking } from '../booking';
import type { BookingPlan } from '../commands/plan';
import type { RetentionPolicy } from '../retention';
import { clientAfter, shareOf, type Client } from './client';

/** The clients after a plan, in memory, for demo data and tests. @param bookings all bookings before the plan */
export function clientsAfter(
  before: ReadonlyMap<string, Client>,
  { clients }: Pick<BookingPlan, 'clients'>,
  bookings: Iterable<Booking>,
  policy: RetentionPolicy,
): Map<string, Client> {
  const found = new Map(before);
  const all = [...bookings];
  for (const change of clients) {
    const { clientId, bookingId } = change;
    const others = all.filter((each) => each.clientId === clientId && each.id !== bookingId);
    const after = clientAfter(found.get(clientId) ?? null, change, others.map(shareOf), policy);
    if (after === null) found.delete(clientId);
    else found.set(clientId, after);
  }
  return found;
}
