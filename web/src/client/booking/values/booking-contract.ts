/** The rules of the booking form, with their library; loaded while the client fills in the form. */
import { bodySchema } from '@tulia/domain/calls/call';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';

export { createBooking };
export const bookingSchema = bodySchema(createBooking);
