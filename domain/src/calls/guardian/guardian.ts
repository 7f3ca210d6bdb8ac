/** A guardian answers by a link, without an account. Staff hand it over; staff or the client have it emailed again. */
import * as yup from 'yup';
import type { GuardianView } from '../../booking/consent/guardian';
import { defineCall } from '../call';
import * as field from '../fields';

/** The guardian's payment link and amount; null before the consent, and when nothing is due. */
export type GuardianPay = { token: string; amount: number } | null;

const digits = (most: number) =>
  yup.string().defined().max(most, 'digits-invalid').matches(/^\d*$/, 'digits-invalid');

export const askGuardian = defineCall<{ version: number }>()('desk', {
  name: 'askGuardian',
  may: 'decide-bookings',
  refusals: ['not-found', 'version-conflict', 'transition-not-allowed'],
  input: { bookingId: field.documentId(), version: field.version() },
});

/** Emails the guardian again while there is no answer, also to another address. */
export const askOwnGuardian = defineCall<{ version: number }>()('client', {
  name: 'askOwnGuardian',
  may: 'signed-in',
  refusals: ['not-found', 'version-conflict', 'transition-not-allowed'],
  input: {
    bookingId: field.documentId(),
    version: field.version(),
    email: field.email('guardian-email-required'),
  },
});

/** The link that staff hand over. Its page asks for the last digits of the number, and for an emailed code. */
export const makeGuardianLink = defineCall<{ token: string }>()('desk', {
  name: 'makeGuardianLink',
  may: 'decide-bookings',
  refusals: ['not-found'],
  input: { bookingId: field.documentId() },
});

/** `view` is null until the guardian has typed the digits that the link asks for. */
export const showGuardianLink = defineCall<{ view: GuardianView | null; pay: GuardianPay }>()(
  'client',
  {
    name: 'showGuardianLink',
    may: 'anybody',
    refusals: ['not-found', 'digits-wrong'],
    input: {
      token: field.linkToken(),
      /** empty when the page asks for none, or the guardian typed none yet */
      digits: digits(4),
    },
  },
);

/**
 * The guardian agrees, declines, or withdraws the consent. To agree by a link that staff handed over, the guardian
 * needs a code: a call without it only emails the code, and `codeSentTo` says where.
 */
export const answerGuardianLink = defineCall<{
  view: GuardianView;
  /** the masked address; null when the answer is recorded */
  codeSentTo: string | null;
  pay: GuardianPay;
}>()('client', {
  name: 'answerGuardianLink',
  may: 'anybody',
  refusals: ['not-found', 'digits-wrong', 'code-wrong', 'consent-outdated'],
  input: {
    token: field.linkToken(),
    digits: digits(4),
    /** empty when none is needed, or none has come yet */
    code: digits(6),
    agrees: yup.boolean().required(),
    privacyVersion: field.line(40).required('privacy-required'),
    agreementVersion: field.line(40).required('consent-required'),
    language: field.language(),
  },
});
