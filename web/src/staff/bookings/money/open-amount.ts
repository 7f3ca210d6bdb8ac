import { netPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/records/booking';

/** Whole shillings that a payment is most likely about: what is open, and else what of the price has not come. */
export function openAmount({ payment, service }: Pick<Booking, 'payment' | 'service'>): number {
  return payment.balance > 0 ? payment.balance : service.price - netPaid(payment);
}
