import * as yup from 'yup';
import { PROVIDER_METHODS, type PaymentMethod } from '../../money/entry';
import type { StkPushView } from '../../money/provider/attempt';
import type { ReceiptKind } from '../../money/provider/receipt';
import type { Localized } from '../../person/localized';
import { defineCall } from '../call';
import * as field from '../fields';

/** Sends an STK push for the amount due to any phone. Staff who record payments may call it too. */
export const askForPayment = defineCall<StkPushView>()('money', {
  name: 'askForPayment',
  may: 'signed-in',
  refusals: ['not-found', 'payments-off', 'prompt-open', 'transition-not-allowed'],
  input: {
    requestId: field.requestId(),
    bookingId: field.documentId(),
    /** a Kenyan mobile number in any form */
    phone: field.phone(),
    /** the sum of all sessions of the series that the client owes for */
    all: yup.boolean(),
  },
});

/** Asks the provider about the latest STK push, when that is due. Staff who record payments may call it too. */
export const followPayment = defineCall<{ prompt: StkPushView | null }>()('money', {
  name: 'followPayment',
  may: 'signed-in',
  refusals: ['not-found', 'payments-off'],
  input: { bookingId: field.documentId() },
});

/** The client gives the code of a payment; the time is held until it is checked. A code counts for one booking only. */
export const sayPaid = defineCall<{ received: boolean }>()('money', {
  name: 'sayPaid',
  may: 'signed-in',
  refusals: ['not-found', 'code-already-used', 'transition-not-allowed'],
  input: { bookingId: field.documentId(), code: field.paymentCode().required('code-required') },
});

/** Closes an unmatched payment: it pays for a booking, or it was returned. */
export const assignPayment = defineCall<object>()('money', {
  name: 'assignPayment',
  may: 'record-payments',
  refusals: ['not-found', 'code-already-used', 'transition-not-allowed'],
  input: {
    /** method and code of the unmatched payment */
    method: yup.string().oneOf(PROVIDER_METHODS, 'method-required').required('method-required'),
    code: field.line(40).required('code-required'),
    /** null for a returned payment */
    bookingId: field.documentId().nullable().defined() as yup.Schema<string | null>,
    /** the provider's code of the return; empty when there is none */
    returnCode: field.paymentCode().defined(),
  },
});

interface ShownReceipt {
  number: string;
  kind: ReceiptKind;
  amount: number;
  method: PaymentMethod | null;
  code: string | null;
  /** epoch milliseconds */
  at: number;
  taxNumber: string;
  /** the receipt that a correction takes back */
  corrects: { number: string; kind: ReceiptKind } | null;
}

/** For the client and for staff who record payments. */
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

export interface PaymentsChecked {
  /** `off` until parameters and secrets are set, `ready`, or a short code of what is wrong */
  state: string;
  missing: string[];
  /** whether the provider lists payments, which replaces lost notices; null when the check failed */
  lists: boolean | null;
  /** when the notices were registered, epoch milliseconds; null for never */
  registeredAt: number | null;
}

export const checkPayments = defineCall<PaymentsChecked>()('money', {
  name: 'checkPayments',
  may: 'manage-practice',
  input: {},
});

/** Asks the provider to notify of payments without an STK push, and to list payments. `problems` are short codes. */
export const registerNotices = defineCall<{ problems: string[] }>()('money', {
  name: 'registerNotices',
  may: 'manage-practice',
  refusals: ['payments-off'],
  input: {},
});

/** Sends an STK push for one shilling. */
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

export const followTestPayment = defineCall<StkPushView>()('money', {
  name: 'followTestPayment',
  may: 'manage-practice',
  refusals: ['not-found', 'payments-off'],
  input: { attemptId: field.documentId() },
});

/** Writes the number of a tax invoice on a receipt; an empty one removes it. */
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
