import * as yup from 'yup';
import { SERIES_MAX } from '../../booking/series';
import type { BookingStatus } from '../../booking/status';
import type { MeetingState } from '../../records/booking';
import { defineCall, type InputOf } from '../call';
import { guardianSchema, OF_REQUESTS } from './create-booking';
import * as field from '../fields';

/**
 * Staff book for a client who called or wrote: a client chosen from their list, or the client with the given
 * address. The client's account is found by its verified address; the client is asked for the consents afterwards
 * (`booking/consent/consent-due.ts`). With `confirm` the session is confirmed at once; with `further` several
 * sessions are confirmed in one commit. The same request id gets the same answer.
 */
export const bookOnBehalf = defineCall<{
  bookingId: string;
  referenceNumber: string;
  status: BookingStatus;
  meeting: MeetingState;
  /** whether the client has an address, so that mails go there */
  writesMails: boolean;
  /** every session that was made, in the order asked for; the first is the booking above */
  sessions: { bookingId: string; referenceNumber: string; startsAt: number }[];
}>()({
  name: 'bookOnBehalf',
  may: 'decide-bookings',
  refusals: [
    ...OF_REQUESTS,
    'not-found',
    'guardian-consent-due',
    'times-unavailable',
    'version-conflict',
    'transition-not-allowed',
  ],
  input: {
    requestId: field.requestId(),
    /** a client chosen by staff */
    clientId: field.documentId().notRequired(),
    fullName: field.name('full-name-required'),
    /** empty for a client without an address: no mail is written then, and staff send a text message */
    email: field.emailOrNone(),
    phone: field.phone(),
    serviceId: field.slug('service-required'),
    /** null for the practitioner who is free first */
    practitionerId: field.practitionerId().nullable().defined(),
    /** practice time, one of the times at which staff confirm */
    date: field.date(),
    time: field.startTime(),
    /**
     * Further sessions of the same client, for instance the same hour in the weeks to come. All are made and
     * confirmed in one commit with the first, or none is. Afterwards each is a separate booking.
     */
    further: yup
      .array(yup.object({ date: field.date(), time: field.startTime() }).noUnknown().required())
      .max(SERIES_MAX - 1, 'too-many')
      .optional(),
    specialRequests: field.text().defined(),
    /** first name of the partner, kept for a service for couples; empty for none */
    partnerName: field.nameOrNone(),
    ageBand: yup
      .string()
      .oneOf(['adult', 'adolescent'] as const)
      .required(),
    /** for the ages 12 to 17; `consents` says that the guardian knows of it, who is asked by an own link */
    guardian: guardianSchema,
    confirm: yup
      .boolean()
      .required()
      .test('series', 'series-confirmed', (confirm, { parent }: yup.TestContext) => {
        const { further } = parent as { further?: unknown };
        return confirm || !Array.isArray(further) || further.length === 0;
      }),
    /** of the client, for mails */
    language: field.language(),
  },
});

export type BookOnBehalfInput = InputOf<typeof bookOnBehalf>;

/** The client agrees to the texts for a booking that staff made. */
export const giveConsent = defineCall<{ version: number }>()({
  name: 'giveConsent',
  may: 'signed-in',
  refusals: ['not-found', 'consent-outdated', 'transition-not-allowed'],
  input: {
    bookingId: field.documentId(),
    privacyVersion: field.line(40).required('privacy-required'),
    agreementVersion: field.line(40).required('consent-required'),
    language: field.language(),
  },
});
