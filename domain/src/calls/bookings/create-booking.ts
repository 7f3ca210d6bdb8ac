import * as yup from 'yup';
import type { BookingStatus } from '../../booking/status';
import { BOOKING_CATEGORIES, topicsFor } from '../../booking/topics';
import { defineCall, type InputOf, type OutputOf } from '../call';
import * as field from '../fields';
import { OF_REQUESTS, requestFields } from './request-fields';

/**
 * Asks for a session (specification sections 2, 4, 5 and 7, design section 6). Requires a signed-in client with a
 * verified e-mail address, or guest booking switched on. The same request id with the same body answers the same.
 */
export const createBooking = defineCall<{
  bookingId: string;
  referenceNumber: string;
  status: BookingStatus;
  /** the practitioner of the session */
  practitioner: { id: string; name: string };
  /** epoch milliseconds */
  startsAt: number;
  endsAt: number;
  /** until when the slot is held */
  holdExpiresAt: number;
}>()('client', {
  name: 'createBooking',
  may: 'anybody',
  refusals: [...OF_REQUESTS, 'email-unverified', 'spam', 'under-age', 'consent-outdated'],
  input: {
    ...requestFields,
    /** one of the topics for the age of the client */
    category: yup
      .string()
      .oneOf(BOOKING_CATEGORIES)
      .nullable()
      .defined()
      .test('age', 'category-for-other-age', (category, { parent }: yup.TestContext) => {
        const { ageBand } = parent as { ageBand?: unknown };
        if (category === null || typeof ageBand !== 'string') return true;
        return topicsFor(ageBand).includes(category);
      }),
    sessionType: yup
      .string()
      .oneOf(['virtual'] as const)
      .required(),
    /** the zone of the form, for showing times back to the client */
    timezone: field.timeZone(),
    ageBand: yup
      .string()
      .oneOf(['adult', 'adolescent', 'child'] as const, 'age-band-required')
      .required('age-band-required'),
    consent: yup
      .object({
        privacyVersion: field.line(40).required('privacy-required'),
        agreementVersion: field.line(40).required('consent-required'),
      })
      .noUnknown()
      .required(),
    /** hidden field: people leave it empty */
    honeypot: field.honeypot(),
  },
});

export type CreateBookingInput = InputOf<typeof createBooking>;
export type CreateBookingOutput = OutputOf<typeof createBooking>;
