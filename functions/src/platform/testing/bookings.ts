/** Bookings, locks and clients in the memory of a test (`memory-database.ts`), as the product stores them. */
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { bookingEvents, bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import type { Instant } from '@tulia/domain/time/instant';
import { memory } from './memory-database';

export function putBooking(booking: Booking): Booking {
  memory.put(bookingPath(booking.id), bookings.toStored(booking));
  return booking;
}

/** @param until the end of the hold; null for a session */
export function putWithLocks(booking: Booking, until: Instant | null = null): Booking {
  putLocks(booking, until);
  return putBooking(booking);
}

export function storedBooking(id: string): Booking {
  return bookings.fromStored(memory.read(bookingPath(id)) ?? {});
}

export function storedBookings(): Booking[] {
  return memory.records(bookings);
}

export function historyOf(id: string): BookingEvent[] {
  const events = memory.all(`${bookingPath(id)}/events`);
  return Object.values(events).map((each) => bookingEvents.fromStored(each));
}

/** @param until the end of the hold; null for a session */
export function putLocks(booking: Booking, until: Instant | null): void {
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  for (const ref of lockRefs(booking, booking))
    memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, until)));
}

export function putClient(client: Client): void {
  memory.put(clientPath(client.id), clients.toStored(client));
}

/** The client as every commit leaves it: counted from these bookings. */
export function putClientOf(own: readonly [Booking, ...Booking[]], change: Partial<Client> = {}) {
  const counted = recount(own[0].clientId, null, own, defaultPracticeSettings, 0);
  if (counted !== null) putClient({ ...counted, ...change });
}

export function storedClient(id: string): Client {
  return clients.fromStored(memory.read(clientPath(id)) ?? {});
}
