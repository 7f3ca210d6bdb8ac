/** A guardian answers by a link, without an account; staff hand it over, and staff or the client mail it again. */
import * as yup from 'yup';
import type { GuardianView } from '../../booking/consent/guardian';
import { defineCall } from '../call';
import * as field from '../fields';

/** The link by which the guardian pays, and the sum; null before the consent is given, and where nothing is open. */
export type GuardianPay = { token: string; amount: number } | null;

const digits = (most: number) =>
  yup.string().defined().max(most, 'digits-invalid').matches(/^\d*$/, 'digits-invalid');

/** Mails the guardian the link once more. */
export const askGuardian = defineCall<{ version: number }>()('desk', {
  name: 'askGuardian',
  may: 'decide-bookings',
  refusals: ['not-found', 'version-conflict', 'transition-not-allowed'],
  input: { bookingId: field.documentId(), version: field.version() },
});

/** A client has the email sent once more while there is no answer, also to another address than before. */
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

/**
 * The link to be handed over by message, the same while it lasts; it asks for the last digits of the guardian's
 * number, and for a code from the guardian's mailbox. The history of the booking names the staff member who asked
 * for it.
 */
export const makeGuardianLink = defineCall<{ token: string }>()('desk', {
  name: 'makeGuardianLink',
  may: 'decide-bookings',
  refusals: ['not-found'],
  input: { bookingId: field.documentId() },
});

/** What a link is for; `view` is null until the digits that it asks for are typed. */
export const showGuardianLink = defineCall<{ view: GuardianView | null; pay: GuardianPay }>()(
  'client',
  {
    name: 'showGuardianLink',
    may: 'anybody',
    refusals: ['not-found', 'digits-wrong'],
    input: {
      token: field.linkToken(),
      /** empty where none are asked for, or none typed yet */
      digits: digits(4),
    },
  },
);

/**
 * The guardian agrees, says no, or takes the consent back. To agree by a link that staff handed over, the guardian also
 * types a code from their mailbox: without a code it is mailed, nothing is recorded yet, and `codeSentTo` says
 * where it went.
 */
export const answerGuardianLink = defineCall<{
  view: GuardianView;
  /** the address with most of it left out; null where the answer is recorded */
  codeSentTo: string | null;
  pay: GuardianPay;
}>()('client', {
  name: 'answerGuardianLink',
  may: 'anybody',
  refusals: ['not-found', 'digits-wrong', 'code-wrong', 'consent-outdated'],
  input: {
    token: field.linkToken(),
    digits: digits(4),
    /** empty where none is asked for, or none has come yet */
    code: digits(6),
    agrees: yup.boolean().required(),
    /** the versions that were shown */
    privacyVersion: field.line(40).required('privacy-required'),
    agreementVersion: field.line(40).required('consent-required'),
    language: field.language(),
  },
});
