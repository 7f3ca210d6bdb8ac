import * as yup from 'yup';
import { SERIES_MAX } from '../../booking/series';
import type { BookingStatus } from '../../booking/status';
import type { MeetingState } from '../../booking/booking';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';
import { OF_REQUESTS, requestFields } from './request-fields';

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
}>()('desk', {
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
    ...requestFields,
    /** a client chosen by staff */
    clientId: field.documentId().notRequired(),
    /** empty for a client without an address: no mail is written then, and staff send a text message */
    email: field.emailOrNone(),
    /**
     * Further sessions of the same client, for instance the same hour in the weeks to come. All are made and
     * confirmed in one commit with the first, or none is. Afterwards each is a separate booking.
     */
    further: yup
      .array(yup.object({ date: field.date(), time: field.startTime() }).noUnknown().required())
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

/** The client agrees to the texts for a booking that staff made. */
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
