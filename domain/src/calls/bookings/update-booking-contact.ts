import { defineCall } from '../call';
import * as field from '../fields';

/** Changes the contact details of the client's own booking (specification section 2, success view). */
export const updateBookingContact = defineCall<{ version: number }>()('client', {
  name: 'updateBookingContact',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {
    bookingId: field.documentId(),
    name: field.name('full-name-required'),
    email: field.email(),
    phone: field.phone(),
  },
});
