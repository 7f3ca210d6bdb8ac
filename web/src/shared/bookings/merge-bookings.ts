import type { Booking } from '@tulia/domain/booking/booking';

/** Joins bookings by account and by verified address, each once in its newest version; newest first. */
export function mergeBookings(...lists: readonly (readonly Booking[])[]): Booking[] {
  const byId = new Map<string, Booking>();
  for (const booking of lists.flat()) {
    const known = byId.get(booking.id);
    if (!known || known.version < booking.version) byId.set(booking.id, booking);
  }
  return [...byId.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}
