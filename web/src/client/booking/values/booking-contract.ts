/** The rules of the booking form, with the library they are written in: fetched while the form is being filled in. */
import { bodySchema } from '@tulia/domain/calls/call';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';

export { createBooking };
export const bookingSchema = bodySchema(createBooking);
