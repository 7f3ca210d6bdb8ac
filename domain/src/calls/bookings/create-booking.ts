import * as yup from 'yup';
import type { BookingStatus } from '../../booking/status';
import { BOOKING_CATEGORIES, topicsFor } from '../../booking/topics';
import { defineCall, type InputOf, type OutputOf } from '../call';
import * as field from '../fields';

export const guardianSchema = yup
  .object({
    name: field.name('guardian-name-required'),
    phone: field.phone('guardian-phone-required'),
    email: field.email('guardian-email-required'),
    consents: yup.boolean().required().oneOf([true], 'guardian-consent-required'),
  })
  .noUnknown()
  .nullable()
  .defined();

/** Refusals of each request for a session, a client's own or one that staff make. */
export const OF_REQUESTS = [
  'guardian-required',
  'service-unavailable',
  'service-not-for-age',
  'practitioner-unavailable',
  'slot-taken',
  'slot-unavailable',
  'too-many-pending',
  'idempotency-conflict',
] as const;

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
}>()({
  name: 'createBooking',
  may: 'anybody',
  refusals: [...OF_REQUESTS, 'email-unverified', 'spam', 'under-age', 'consent-outdated'],
  input: {
    requestId: field.requestId(),
    fullName: field.name('full-name-required'),
    email: field.email(),
    phone: field.phone(),
    serviceId: field.slug('service-required'),
    /** null for the practitioner who is free first */
    practitionerId: field.practitionerId().nullable().defined(),
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
    /** practice time */
    date: field.date(),
    time: field.startTime(),
    /** the zone of the form, for showing times back to the client */
    timezone: field.timeZone(),
    specialRequests: field.text().defined(),
    /** first name of the partner, kept for a service for couples; empty for none */
    partnerName: field.nameOrNone(),
    ageBand: yup
      .string()
      .oneOf(['adult', 'adolescent', 'child'] as const, 'age-band-required')
      .required('age-band-required'),
    guardian: guardianSchema,
    consent: yup
      .object({
        privacyVersion: field.line(40).required('privacy-required'),
        agreementVersion: field.line(40).required('consent-required'),
      })
      .noUnknown()
      .required(),
    /** hidden field: people leave it empty */
    honeypot: field.honeypot(),
    language: field.language(),
  },
});

export type CreateBookingInput = InputOf<typeof createBooking>;
export type CreateBookingOutput = OutputOf<typeof createBooking>;
