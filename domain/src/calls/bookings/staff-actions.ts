/** Design sections 4 and 7. */
import * as yup from 'yup';
import { PAYMENT_METHODS } from '../../money/entry';
import type { MailState } from '../../records/mail';
import { defineCall } from '../call';
import * as field from '../fields';

export const NOTE_MAX = 4000;

const noteWritten = {
  bookingId: field.documentId(),
  /** of the note that the caller saw; 0 when there was none */
  version: yup.number().required().integer().min(0),
  text: field.text(NOTE_MAX).defined(),
};

/** Saves the private note, and removes the caller's draft. An empty text removes the note; earlier versions stay. */
export const saveNote = defineCall<{ version: number }>()('desk', {
  name: 'saveNote',
  may: 'see-confidential',
  refusals: ['not-found', 'note-changed', 'note-signed'],
  input: noteWritten,
});

/** Keeps an unsaved note; other staff do not see it. An empty text, or that of the note, removes the draft. */
export const saveNoteDraft = defineCall<{ kept: boolean }>()('desk', {
  name: 'saveNoteDraft',
  may: 'see-confidential',
  refusals: ['not-found'],
  input: noteWritten,
});

const noteSeen = {
  bookingId: field.documentId(),
  version: yup.number().required().integer().min(1),
};

/** The text of a signed note never changes. Signing it again changes nothing. */
export const signNote = defineCall<{ version: number }>()('desk', {
  name: 'signNote',
  may: 'see-confidential',
  refusals: ['not-found', 'note-changed', 'note-empty'],
  input: noteSeen,
});

export const amendNote = defineCall<{ version: number }>()('desk', {
  name: 'amendNote',
  may: 'see-confidential',
  refusals: ['not-found', 'note-changed', 'note-empty'],
  input: { ...noteSeen, text: field.text(NOTE_MAX).defined() },
});

export { PAYMENT_METHODS };

const NOTE_OF_ENTRY_MAX = 300;

/** Whole Kenyan shillings. */
const amount = () =>
  yup
    .number()
    .required('amount-required')
    .integer('amount-invalid')
    .min(1, 'amount-invalid')
    .max(1_000_000, 'amount-invalid');

const reason = () => field.seen(field.line(NOTE_OF_ENTRY_MAX), 'reason-required');

const entered = {
  requestId: field.requestId(),
  bookingId: field.documentId(),
  version: field.version(),
};

const OF_MONEY = ['not-found', 'version-conflict', 'idempotency-conflict'] as const;

/** `version` is the new one of the booking. */
export interface EntryMade {
  version: number;
  entryId: string;
}

/** Records a payment. More than the amount due needs `acceptOverpayment`; a provider's code counts only once. */
export const recordPayment = defineCall<EntryMade>()('money', {
  name: 'recordPayment',
  may: 'record-payments',
  refusals: [...OF_MONEY, 'amount-above-due', 'code-already-used'],
  input: {
    ...entered,
    amount: amount(),
    method: yup.string().oneOf(PAYMENT_METHODS, 'method-required').required('method-required'),
    code: field.paymentCode().defined(),
    note: field.line(NOTE_OF_ENTRY_MAX),
    /** practice date; absent for today */
    paidOn: field.dateOrAbsent(),
    acceptOverpayment: yup.boolean(),
  },
});

export const recordRefund = defineCall<EntryMade>()('money', {
  name: 'recordRefund',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-paid', 'code-already-used'],
  input: {
    ...entered,
    amount: amount(),
    /** null when it is unknown */
    method: yup.string().oneOf(PAYMENT_METHODS, 'method-required').nullable().defined(),
    code: field.paymentCode().defined(),
    note: field.line(NOTE_OF_ENTRY_MAX),
  },
});

/** Cancels one entry of the ledger, and frees its code. */
export const correctPayment = defineCall<EntryMade>()('money', {
  name: 'correctPayment',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-paid', 'transition-not-allowed'],
  input: { ...entered, entryId: field.documentId(), note: reason() },
});

/** Lowers the price of a session by this amount. */
export const waivePayment = defineCall<EntryMade>()('money', {
  name: 'waivePayment',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-due'],
  input: { ...entered, amount: amount(), note: reason(), acceptOverpayment: yup.boolean() },
});

/** The practice keeps the refund that is still due. */
export const keepRest = defineCall<EntryMade>()('money', {
  name: 'keepRest',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'transition-not-allowed'],
  input: { ...entered, note: reason() },
});

/** Sends an email again that failed, or is `unknown` (it may have arrived). */
export const resendMail = defineCall<{ state: MailState }>()('desk', {
  name: 'resendMail',
  may: 'follow-mails',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { mailId: field.mailId() },
});

/** Closes an email that failed or is `unknown`, for example after a call, or a reminder that waits for one: `sent`. */
export const closeMail = defineCall<{ state: MailState }>()('desk', {
  name: 'closeMail',
  may: 'follow-mails',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { mailId: field.mailId() },
});
