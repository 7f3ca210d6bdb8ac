import * as yup from 'yup';
import type { BookingStatus } from '../../booking/status';
import { BOOKING_CATEGORIES, topicsFor } from '../../booking/topics';
import { SERIES_MAX } from '../../booking/series';
import { defineCall, type InputOf, type OutputOf } from '../call';
import * as field from '../fields';
import { OF_REQUESTS, requestFields, shownTexts } from './request-fields';

/**
 * Requests a session (specification sections 2, 4, 5 and 7, design section 6). Needs a verified email address, unless
 * guests may book. The same request id with the same body gets the same answer.
 */
export const createBooking = defineCall<{
  bookingId: string;
  referenceNumber: string;
  status: BookingStatus;
  practitioner: { id: string; name: string };
  /** epoch milliseconds */
  startsAt: number;
  endsAt: number;
  holdExpiresAt: number;
  /** of a series: all its sessions, the first included; else absent */
  sessions?: { bookingId: string; referenceNumber: string; startsAt: number }[];
}>()('client', {
  name: 'createBooking',
  may: 'anybody',
  refusals: [
    ...OF_REQUESTS,
    'email-unverified',
    'spam',
    'under-age',
    'consent-outdated',
    'guardian-consent-due',
    'times-unavailable',
  ],
  input: {
    ...requestFields,
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
    timezone: field.timeZone(),
    ageBand: yup
      .string()
      .oneOf(['adult', 'adolescent', 'child'] as const, 'age-band-required')
      .required('age-band-required'),
    consent: shownTexts(),
    honeypot: field.honeypot(),
    /** the other sessions of a series, requested in one commit with the first */
    further: yup
      .array(field.exactly({ date: field.date(), time: field.startTime() }))
      .max(SERIES_MAX - 1, 'too-many')
      .optional(),
  },
});

export type CreateBookingInput = InputOf<typeof createBooking>;
export type CreateBookingOutput = OutputOf<typeof createBooking>;
