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

/** The booking with the locks of its time. @param until null for a session, else until when they are held */
export function putWithLocks(booking: Booking, until: Instant | null = null): Booking {
  putLocks(booking, until);
  return putBooking(booking);
}

/** The booking as it stands there now. */
export function storedBooking(id: string): Booking {
  return bookings.fromStored(memory.read(bookingPath(id)) ?? {});
}

/** All bookings that stand there now. */
export function storedBookings(): Booking[] {
  return Object.values(memory.all(bookings.collection)).map((each) => bookings.fromStored(each));
}

/** What stands in the history of a booking, in its order. */
export function historyOf(id: string): BookingEvent[] {
  const events = memory.all(`${bookingPath(id)}/events`);
  return Object.values(events).map((each) => bookingEvents.fromStored(each));
}

/** The locks on the time of a booking. @param until the end of its hold; null for a session */
export function putLocks(booking: Booking, until: Instant | null): void {
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  for (const ref of lockRefs(booking, booking))
    memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, until)));
}

export function putClient(client: Client): void {
  memory.put(clientPath(client.id), clients.toStored(client));
}

/** The client of these bookings as every commit leaves it: with what they count. */
export function putClientOf(own: readonly [Booking, ...Booking[]], change: Partial<Client> = {}) {
  const counted = recount(own[0].clientId, null, own, defaultPracticeSettings, 0);
  if (counted !== null) putClient({ ...counted, ...change });
}

/** The client as it stands there now. */
export function storedClient(id: string): Client {
  return clients.fromStored(memory.read(clientPath(id)) ?? {});
}
