import { netPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';

/** The likely next payment, in whole shillings: the open amount, else the unpaid part of the price. */
export function openAmount({ payment, service }: Pick<Booking, 'payment' | 'service'>): number {
  return payment.balance > 0 ? payment.balance : service.price - netPaid(payment);
}
