/** The waiting list (decision 108). */
import * as yup from 'yup';
import type { Weekday } from '../../time/practice-time';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';
import { OF_DECISIONS, OF_TIMES } from './decide-booking';
import { OF_REQUESTS, shownTexts } from './request-fields';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** One entry for each service: who asks again changes the wish, and keeps the place in line. */
export const joinWaitingList = defineCall<{ waitId: string }>()('client', {
  name: 'joinWaitingList',
  may: 'signed-in',
  refusals: [
    ...OF_DECISIONS,
    'email-unverified',
    'service-unavailable',
    'practitioner-unavailable',
    'too-late-to-move',
    'too-many-waits',
    'under-age',
  ],
  input: {
    serviceId: field.slug('service-required'),
    /** null for any practitioner */
    practitionerId: field.practitionerId().nullable().defined(),
    weekdays: yup
      .array(yup.number().oneOf(WEEKDAYS).required())
      .min(1, 'weekday-required')
      .max(7)
      .required(),
    /** practice time; a session may begin from `from` on, and before `until` */
    from: field.time(),
    until: field.time().test('order', 'range-invalid', (until, { parent }: yup.TestContext) => {
      const { from } = parent as { from?: unknown };
      return typeof from !== 'string' || from < until;
    }),
    lastDate: field.date(),
    /** the confirmed session that the new time replaces; null for an additional one, which adults alone may ask for */
    insteadOf: field.documentId().nullable().defined(),
    isAdult: yup.boolean().required(),
    timezone: field.timeZone(),
    language: field.language(),
  },
});

export type JoinWaitingListInput = InputOf<typeof joinWaitingList>;

/** The client ends the entry, or staff who may see bookings. A second call changes nothing. */
export const leaveWaitingList = defineCall<object>()('client', {
  name: 'leaveWaitingList',
  may: 'signed-in',
  refusals: ['not-found'],
  input: { waitId: field.documentId() },
});

const OF_BOTH = [...new Set([...OF_REQUESTS, ...OF_TIMES])];

/**
 * Takes the offered time for an additional session, moves a session to it, or declines it and goes on waiting. A
 * repeated answer with which the client got the time is answered as the first.
 */
export const answerOffer = defineCall<{ bookingId: string | null }>()('client', {
  name: 'answerOffer',
  may: 'signed-in',
  refusals: [...OF_BOTH, 'offer-over', 'too-late-to-move', 'email-unverified', 'consent-outdated'],
  input: {
    waitId: field.documentId(),
    offerId: field.documentId(),
    answer: yup
      .string()
      .oneOf(['take', 'swap', 'decline'] as const)
      .required(),
    /** to be moved, as the client saw it; null for other answers */
    session: field
      .exactly({ bookingId: field.documentId(), version: field.version() })
      .nullable()
      .defined(),
    /** of an additional session; null for other answers */
    request: field
      .exactly({
        fullName: field.name('full-name-required'),
        phone: field.phone(),
        timezone: field.timeZone(),
        language: field.language(),
        consent: shownTexts(),
      })
      .nullable()
      .defined(),
  },
});

export type AnswerOfferInput = InputOf<typeof answerOffer>;
