/** Bookings in the memory of a test (`memory-database.ts`), as the product stores them. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { memory } from './memory-database';

export function putBooking(booking: Booking): void {
  memory.put(bookingPath(booking.id), bookings.toStored(booking));
}

/** The booking as it stands there now. */
export function storedBooking(id: string): Booking {
  return bookings.fromStored(memory.read(bookingPath(id)) ?? {});
}
