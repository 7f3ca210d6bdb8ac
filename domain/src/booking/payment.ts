/** Money of a booking: what is open, and what a payment or a refund makes of it (specification section 9, "Policies"). */
import { Refusal } from '../refusal';
import type { Booking, Payment } from './booking';
import type { BookingStatus } from './status';

/** Statuses whose price is owed; a request not confirmed owes nothing yet. */
export const OWING_STATUSES: readonly BookingStatus[] = ['confirmed', 'completed', 'no_show'];

type Priced = Pick<Booking, 'status' | 'payment' | 'service'>;

/** Whole shillings that the client still owes. */
export function amountDue({ status, payment, service }: Priced): number {
  if (!OWING_STATUSES.includes(status) || payment.state !== 'unpaid') return 0;
  return Math.max(0, service.price - payment.received);
}

/** Whole shillings that the practice still has to give back. */
export function refundDue({ payment }: Pick<Booking, 'payment'>): number {
  return payment.state === 'refund-due' ? payment.received : 0;
}

/**
 * The payment after `amount` more came in. Money for a booking that is cancelled or rejected is to be given back.
 * @throws Refusal transition-not-allowed when it was refunded, or costs nothing
 */
export function afterPayment(
  booking: Priced,
  came: { amount: number; method: NonNullable<Payment['method']>; code: string },
): Payment {
  const { payment, service, status } = booking;
  if (payment.state === 'refunded' || payment.state === 'waived') {
    throw new Refusal('transition-not-allowed', { from: payment.state, action: 'pay' });
  }
  const received = payment.received + came.amount;
  const isOver = status === 'cancelled' || status === 'rejected';
  const settled = received >= service.price ? 'paid' : 'unpaid';
  return {
    state: isOver ? 'refund-due' : payment.state === 'refund-due' ? 'refund-due' : settled,
    received,
    method: came.method,
    code: came.code.trim() === '' ? null : came.code.trim(),
  };
}

/** The payment after everything was given back. @throws Refusal transition-not-allowed when nothing was to be */
export function afterRefund({ payment }: Pick<Booking, 'payment'>): Payment {
  if (payment.state !== 'refund-due' && payment.state !== 'paid') {
    throw new Refusal('transition-not-allowed', { from: payment.state, action: 'refund' });
  }
  return { ...payment, state: 'refunded' };
}
