import type { CreateBookingOutput } from '@tulia/domain/calls/bookings/create-booking';
import type { Service } from '@tulia/domain/practice/service';
import type { BookingValues } from './booking-values';

/** A request that was sent: what the server answered, and what the form held. */
export interface Booked {
  answer: CreateBookingOutput;
  values: BookingValues;
  service: Service;
}
