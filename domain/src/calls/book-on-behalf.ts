import * as yup from 'yup';
import type { BookingStatus } from '../booking/status';
import type { MeetingState } from '../records/booking';
import { defineCall, type InputOf } from './call';
import { guardianSchema } from './create-booking';
import * as field from './fields';

/**
 * Staff book for a client who called or wrote: one whom they chose, or whoever has the address. The client's account is
 * found by its verified address; the consents are
 * still to be given (`booking/consent-due.ts`) and asked of the client. With `confirm` the session is confirmed at once.
 * The same request id answers the same.
 *
 * Refusals: forbidden, invalid-input, not-found (the chosen client), service-unavailable, practitioner-unavailable,
 * service-not-for-age, slot-unavailable, slot-taken, too-many-pending,
 * guardian-required, idempotency-conflict.
 */
export const bookOnBehalf = defineCall<{
  bookingId: string;
  referenceNumber: string;
  status: BookingStatus;
  meeting: MeetingState;
}>()('bookOnBehalf', {
  requestId: field.requestId(),
  /** a client chosen by staff */
  clientId: field.documentId().notRequired(),
  fullName: field.name('full-name-required'),
  email: field.email(),
  phone: field.phone(),
  serviceId: field.slug('service-required'),
  /** null for whoever is free first */
  practitionerId: field.practitionerId().nullable().defined(),
  /** practice time, one of the hourly times at which staff confirm */
  date: field.date(),
  time: field.time().matches(/:00$/, 'time-invalid'),
  specialRequests: field.text().defined(),
  ageBand: yup
    .string()
    .oneOf(['adult', 'adolescent'] as const)
    .required(),
  /** for the ages 12 to 17; `consents` says that staff heard it from the guardian */
  guardian: guardianSchema,
  confirm: yup.boolean().required(),
  /** of the client, for mails */
  language: field.language(),
});

export type BookOnBehalfInput = InputOf<typeof bookOnBehalf>;

/**
 * The client agrees to the texts for a booking that staff made. Refusals: signed-out, not-found, consent-outdated,
 * transition-not-allowed (nothing to be given).
 */
export const giveConsent = defineCall<{ version: number }>()('giveConsent', {
  bookingId: field.documentId(),
  privacyVersion: field.line(40).required('privacy-required'),
  agreementVersion: field.line(40).required('consent-required'),
  language: field.language(),
});
