/** What staff do with the record of a client (decision 019). */
import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';
import { ADDRESS_MAX, RELATIONSHIP_MAX } from '../limits';

/**
 * Corrects what the practice has noted. Sessions ahead follow; the profile of an account stays, and an email tells its
 * owner. The version is `contactVersion` of the client that staff saw.
 */
export const correctClient = defineCall<{ changed: number; sessions: number }>()('desk', {
  name: 'correctClient',
  may: 'decide-bookings',
  refusals: ['not-found', 'client-changed'],
  input: {
    clientId: field.documentId(),
    version: field.version(),
    name: field.name('full-name-required'),
    phone: field.phone(),
    language: field.language(),
    /** empty for none */
    address: field.line(ADDRESS_MAX).defined(),
    emergencyContact: yup
      .object({
        name: field.name('contact-incomplete'),
        phone: field.phone('contact-incomplete'),
        relationship: field.line(RELATIONSHIP_MAX).defined(),
      })
      .noUnknown()
      .nullable()
      .defined(),
  },
});
