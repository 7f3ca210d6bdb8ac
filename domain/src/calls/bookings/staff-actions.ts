/** What staff do about a booking besides deciding it (design sections 4 and 7). */
import * as yup from 'yup';
import { PAYMENT_METHODS } from '../../money/entry';
import type { MailState } from '../../records/mail';
import { defineCall } from '../call';
import * as field from '../fields';

export const NOTE_MAX = 4000;

const noteWritten = {
  bookingId: field.documentId(),
  /** of the note that the person saw; 0 when there was none */
  version: yup.number().required().integer().min(0),
  text: field.text(NOTE_MAX).defined(),
};

/** The staff's private note; an empty one removes it. Earlier versions are kept, and the caller's draft is removed. */
export const saveNote = defineCall<{ version: number }>()('desk', {
  name: 'saveNote',
  may: 'see-confidential',
  refusals: ['not-found', 'note-changed', 'note-signed'],
  input: noteWritten,
});

/**
 * Keeps what a staff member is typing into a note until it is saved; other staff do not see this draft. An empty
 * text, or the text of the note itself, removes the draft.
 */
export const saveNoteDraft = defineCall<{ kept: boolean }>()('desk', {
  name: 'saveNoteDraft',
  may: 'see-confidential',
  refusals: ['not-found'],
  input: noteWritten,
});

/** The version of the note that the caller saw; 1 is the first. */
const noteSeen = {
  bookingId: field.documentId(),
  version: yup.number().required().integer().min(1),
};

/** Signs the note as it stands; from then on its text never changes. A note that is signed already stays as it is. */
export const signNote = defineCall<{ version: number }>()('desk', {
  name: 'signNote',
  may: 'see-confidential',
  refusals: ['not-found', 'note-changed', 'note-empty'],
  input: noteSeen,
});

/** Adds to a signed note, beside its text. */
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

/** What every entry of the ledger is asked with; the same request id answers the same. */
const entered = {
  requestId: field.requestId(),
  bookingId: field.documentId(),
  version: field.version(),
};

const OF_MONEY = ['not-found', 'version-conflict', 'idempotency-conflict'] as const;

/** The version of the booking with the entry, and the entry's id. */
export interface EntryMade {
  version: number;
  entryId: string;
}

/**
 * Money that came for a session, in whole shillings; it adds to what came before. More than is open is taken only
 * when `acceptOverpayment` says so, and a provider's code only once.
 */
export const recordPayment = defineCall<EntryMade>()('money', {
  name: 'recordPayment',
  may: 'record-payments',
  refusals: [...OF_MONEY, 'amount-above-due', 'code-already-used'],
  input: {
    ...entered,
    amount: amount(),
    method: yup.string().oneOf(PAYMENT_METHODS, 'method-required').required('method-required'),
    /** the provider's code, as on the receipt */
    code: field.paymentCode().defined(),
    note: field.line(NOTE_OF_ENTRY_MAX),
    acceptOverpayment: yup.boolean(),
  },
});

/** Money that went back, all of it or a part, in whole shillings. */
export const recordRefund = defineCall<EntryMade>()('money', {
  name: 'recordRefund',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-paid', 'code-already-used'],
  input: {
    ...entered,
    amount: amount(),
    /** null when the way was not told */
    method: yup.string().oneOf(PAYMENT_METHODS, 'method-required').nullable().defined(),
    /** the provider's code of the way back */
    code: field.paymentCode().defined(),
    note: field.line(NOTE_OF_ENTRY_MAX),
  },
});

/** Takes back one entry of the booking as a whole, and frees its code. */
export const correctPayment = defineCall<EntryMade>()('money', {
  name: 'correctPayment',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-paid', 'transition-not-allowed'],
  input: { ...entered, entryId: field.documentId(), note: reason() },
});

/** Asks less for a session, or nothing, in whole shillings. */
export const waivePayment = defineCall<EntryMade>()('money', {
  name: 'waivePayment',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'amount-above-due'],
  input: { ...entered, amount: amount(), note: reason(), acceptOverpayment: yup.boolean() },
});

/**
 * Keeps the rest of a booking's money that was to go back to the client, with the reason; no refund is due any
 * more.
 */
export const keepRest = defineCall<EntryMade>()('money', {
  name: 'keepRest',
  may: 'manage-practice',
  refusals: [...OF_MONEY, 'transition-not-allowed'],
  input: { ...entered, note: reason() },
});

/** Sends a mail again that failed or that is `unknown` (it may have arrived). */
export const resendMail = defineCall<{ state: MailState }>()('desk', {
  name: 'resendMail',
  may: 'follow-mails',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { mailId: field.mailId() },
});

/**
 * Says that staff have dealt with a mail that failed or is `unknown`, for instance by calling the client. It is not
 * sent any more, and no longer counted.
 */
export const closeMail = defineCall<{ state: MailState }>()('desk', {
  name: 'closeMail',
  may: 'follow-mails',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { mailId: field.mailId() },
});
