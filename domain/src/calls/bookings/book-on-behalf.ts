import * as yup from 'yup';
import { SERIES_MAX } from '../../booking/series';
import type { BookingStatus } from '../../booking/status';
import type { MeetingState } from '../../booking/booking';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';
import { OF_REQUESTS, requestFields } from './request-fields';

/**
 * Staff book for a client of their list, or for the client with this address; therapists only with themselves, and for
 * clients who have had a booking with them, to the contact of the list. The booking belongs to the account that
 * verified the address; the client is asked for the consents afterwards (`booking/consent/consent-due.ts`). The same
 * request id gets the same answer.
 */
export const bookOnBehalf = defineCall<{
  bookingId: string;
  referenceNumber: string;
  status: BookingStatus;
  meeting: MeetingState;
  /** whether the client has an email address */
  writesMails: boolean;
  /** in the order of the request; the first is the booking above */
  sessions: { bookingId: string; referenceNumber: string; startsAt: number }[];
}>()('desk', {
  name: 'bookOnBehalf',
  may: 'book-for-clients',
  refusals: [
    ...OF_REQUESTS,
    'not-found',
    'guardian-consent-due',
    'times-unavailable',
    'version-conflict',
    'transition-not-allowed',
  ],
  input: {
    ...requestFields,
    clientId: field.documentId().notRequired(),
    /** empty for a client without an address: staff then send a text message */
    email: field.emailOrNone(),
    /** made and confirmed in one commit with the first */
    further: yup
      .array(field.exactly({ date: field.date(), time: field.startTime() }))
      .max(SERIES_MAX - 1, 'too-many')
      .optional(),
    ageBand: yup
      .string()
      .oneOf(['adult', 'adolescent'] as const)
      .required(),
    confirm: yup
      .boolean()
      .required()
      .test('series', 'series-confirmed', (confirm, { parent }: yup.TestContext) => {
        const { further } = parent as { further?: unknown };
        return confirm || !Array.isArray(further) || further.length === 0;
      }),
  },
});

export type BookOnBehalfInput = InputOf<typeof bookOnBehalf>;

/** The client agrees to the texts of a booking that staff made. */
export const giveConsent = defineCall<{ version: number }>()('client', {
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
