/** What clients do to pay, and what staff do with unmatched payments. */
import * as yup from 'yup';
import { PROVIDER_METHODS, type PaymentMethod } from '../../money/entry';
import type { StkPushView } from '../../money/provider/attempt';
import type { ReceiptKind } from '../../money/provider/receipt';
import type { Localized } from '../../person/localized';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * Sends an STK push for what is open to a phone, the client's or another one. The answer says how far it got; accepted
 * is not paid. Staff who record payments may call it too.
 */
export const askForPayment = defineCall<StkPushView>()('money', {
  name: 'askForPayment',
  may: 'signed-in',
  refusals: ['not-found', 'payments-off', 'prompt-open', 'transition-not-allowed'],
  input: {
    requestId: field.requestId(),
    bookingId: field.documentId(),
    /** a Kenyan mobile number in any form */
    phone: field.phone(),
  },
});

/**
 * Asks the provider what became of the latest STK push, when that is due. Staff who record payments may call it too.
 */
export const followPayment = defineCall<{ prompt: StkPushView | null }>()('money', {
  name: 'followPayment',
  may: 'signed-in',
  refusals: ['not-found', 'payments-off'],
  input: { bookingId: field.documentId() },
});

/**
 * The client says to have paid, with the code of the message: the time is kept until the payment has been checked.
 * Once for a booking, and each code for one booking only; staff record a payment instead.
 */
export const sayPaid = defineCall<{ received: boolean }>()('money', {
  name: 'sayPaid',
  may: 'signed-in',
  refusals: ['not-found', 'code-already-used', 'transition-not-allowed'],
  input: { bookingId: field.documentId(), code: field.paymentCode().required('code-required') },
});

/** Closes an unmatched payment: it is for a booking, or it went back to the payer. */
export const assignPayment = defineCall<object>()('money', {
  name: 'assignPayment',
  may: 'record-payments',
  refusals: ['not-found', 'code-already-used', 'transition-not-allowed'],
  input: {
    /** method and code of the unmatched payment */
    method: yup.string().oneOf(PROVIDER_METHODS, 'method-required').required('method-required'),
    code: field.line(40).required('code-required'),
    /** null when it went back */
    bookingId: field.documentId().nullable().defined() as yup.Schema<string | null>,
    /** the provider's code of the way back; empty where there is none */
    returnCode: field.paymentCode().defined(),
  },
});

/** What a receipt says. Names are read when it is shown, so that the receipt of a client who has left has no name. */
export interface ShownReceipt {
  number: string;
  kind: ReceiptKind;
  amount: number;
  method: PaymentMethod | null;
  code: string | null;
  /** epoch milliseconds */
  at: number;
  taxNumber: string;
}

/** The receipts of a booking, for its client and for staff who record payments. */
export const showReceipts = defineCall<{
  receipts: ShownReceipt[];
  clientName: string;
  referenceNumber: string;
  service: Localized;
  startsAt: number;
}>()('money', {
  name: 'showReceipts',
  may: 'signed-in',
  refusals: ['not-found'],
  input: { bookingId: field.documentId() },
});

/** What was found out about payments by STK push. */
export interface PaymentsChecked {
  /** `off` until parameters and secrets are set, `ready`, or a short code of what is wrong */
  state: string;
  /** names of parameters and secrets that are not set */
  missing: string[];
  /** whether it lists what came in, so that lost notices are made up for; null when it could not be asked */
  lists: boolean | null;
  /** when it was asked to tell of money that comes unasked, epoch milliseconds; null when it never was */
  registeredAt: number | null;
}

/** Whether payments by STK push work, part by part. */
export const checkPayments = defineCall<PaymentsChecked>()('money', {
  name: 'checkPayments',
  may: 'manage-practice',
  input: {},
});

/**
 * Asks the provider to tell of money that comes unasked, at the practice's own address, and to list what came.
 * `problems` are short codes; there is none when it will do both.
 */
export const registerNotices = defineCall<{ problems: string[] }>()('money', {
  name: 'registerNotices',
  may: 'manage-practice',
  refusals: ['payments-off'],
  input: {},
});

/** Sends an STK push for one shilling, to try everything once. */
export const startTestPayment = defineCall<StkPushView>()('money', {
  name: 'startTestPayment',
  may: 'manage-practice',
  refusals: ['not-found', 'payments-off'],
  input: {
    requestId: field.requestId(),
    /** a Kenyan mobile number in any form */
    phone: field.phone(),
  },
});

/** How far the test payment got. */
export const followTestPayment = defineCall<StkPushView>()('money', {
  name: 'followTestPayment',
  may: 'manage-practice',
  refusals: ['not-found', 'payments-off'],
  input: { attemptId: field.documentId() },
});

/** Writes the number of a tax invoice on a receipt; empty takes it away. */
export const saveTaxNumber = defineCall<object>()('money', {
  name: 'saveTaxNumber',
  may: 'record-payments',
  refusals: ['not-found'],
  input: {
    /** of the receipt, `2026-00042` */
    receiptNumber: yup
      .string()
      .required()
      .matches(/^\d{4}-\d{5,7}$/, 'id-invalid'),
    taxNumber: field.line(60).defined(),
  },
});
