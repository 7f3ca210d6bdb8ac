/** Records of a payment provider, beside the ledger. */
import type { PaymentAttempt } from '../../money/provider/attempt';
import type { Receipt, ReceiptCounter } from '../../money/provider/receipt';
import type { UnmatchedPayment } from '../../money/provider/unmatched-payment';
import { DAY, type Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** After that the phone number is of no use. */
export const ATTEMPTS_KEPT = 30 * DAY;

export const paymentAttempts = defineRecord<PaymentAttempt>('paymentAttempts', [
  'nextQueryAt',
  'createdAt',
  'updatedAt',
]);
export const paymentAttemptPath = (id: string) => `paymentAttempts/${id}`;

export const unmatchedPayments = defineRecord<UnmatchedPayment>('paymentTray', [
  'at',
  'settledAt',
  'foundAt',
]);
export const unmatchedPaymentPath = (key: string) => `paymentTray/${key}`;

/** `paymentClaims/{key}`: a client typed this code. Created unread, so a code counts for one booking only. */
interface PaymentClaim {
  bookingId: string;
  code: string;
  at: Instant;
}

export const paymentClaims = defineRecord<PaymentClaim>('paymentClaims', ['at']);
export const paymentClaimPath = (key: string) => `paymentClaims/${key}`;

export const receipts = defineRecord<Receipt>('receipts', ['at']);
export const receiptPath = (number: string) => `receipts/${number}`;

export const receiptCounters = defineRecord<ReceiptCounter>('counters');
export const receiptCounterPath = (year: number) => `counters/receipts-${year}`;
