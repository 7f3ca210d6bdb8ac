/** What staff do at their desk about a booking besides deciding it (design sections 4 and 7). */
import * as yup from 'yup';
import type { MailState } from '../records/mail';
import { defineCall } from './call';
import * as field from './fields';

export const NOTE_MAX = 4000;

/** The staff's private note; an empty one removes it. Refusals: forbidden, not-found. */
export const saveNote = defineCall<object>()('saveNote', {
  bookingId: field.documentId(),
  text: field.text(NOTE_MAX).defined(),
});

export const PAYMENT_METHODS = ['mobile-money', 'bank', 'cash'] as const;

/**
 * Money that came for a session, in whole shillings; it adds to what came before, and reaching the price makes the
 * booking paid. Refusals: forbidden, not-found, version-conflict, transition-not-allowed (refunded or waived already).
 */
export const recordPayment = defineCall<{ version: number }>()('recordPayment', {
  bookingId: field.documentId(),
  version: field.version(),
  amount: yup
    .number()
    .required('amount-required')
    .integer('amount-invalid')
    .min(1, 'amount-invalid')
    .max(1_000_000, 'amount-invalid'),
  method: yup.string().oneOf(PAYMENT_METHODS, 'method-required').required('method-required'),
  /** the provider's code, as on the receipt */
  code: field.line(40).defined(),
});

/** Money that went back. Refusals: forbidden, not-found, version-conflict, transition-not-allowed (nothing to refund). */
export const recordRefund = defineCall<{ version: number }>()('recordRefund', {
  bookingId: field.documentId(),
  version: field.version(),
});

/**
 * Sends a mail again that failed, or of which nobody knows whether it arrived. Refusals: forbidden, not-found,
 * transition-not-allowed (from another state).
 */
export const resendMail = defineCall<{ state: MailState }>()('resendMail', {
  mailId: yup
    .string()
    .required()
    .matches(/^[\w-]{1,200}$/, 'id-invalid'),
});
