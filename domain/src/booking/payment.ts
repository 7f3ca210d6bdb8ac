/**
 * What a booking asks of its client by its status, and what is still open (specification section 9, "Policies").
 */
import { kenyanMobile } from '../money/provider/kenyan-phone';
import type { Candidate } from '../money/provider/received';
import { netPaid, withBalance, type Claim, type LedgerSummary } from '../money/summary';
import type { Booking } from './booking';
import { hasGuardianRefused, type GuardianRefusal } from './consent/guardian';
import { isActive, isOver, isRequest, STATUSES } from './status';

interface Balanced {
  payment: Pick<LedgerSummary, 'balance'>;
}
interface Claimed {
  payment: LedgerSummary;
  service: Pick<Booking['service'], 'price'>;
}
type Priced = Claimed & Pick<Booking, 'status' | 'paidTime'>;

/** What the entries of this booking are compared with. */
export function claimOf({ status, payment, service, paidTime }: Priced): Claim {
  return {
    price: service.price,
    isOver: isOver(status) || paidTime === 'lost',
    keeps: payment.keeps,
  };
}

/** The booking as one that money without an account may be for. */
export function candidateOf({ id, status, payment, clientPhone, createdAt }: Booking): Candidate {
  return {
    bookingId: id,
    open: payment.balance,
    phone: kenyanMobile(clientPhone),
    waitingSince: isRequest(status) ? createdAt : null,
  };
}

/** Whole shillings that the client still owes. */
export function amountDue({ status, payment }: Pick<Booking, 'status'> & Balanced): number {
  return STATUSES[status].money === 'owed' ? Math.max(0, payment.balance) : 0;
}

/**
 * Whole shillings that the client may pay now: what is owed, and the price of a request that still waits. None is
 * asked for once the guardian has said no, or has taken the consent back.
 */
export function amountToPay(
  booking: Balanced & Pick<Booking, 'status' | 'paidTime'> & GuardianRefusal,
): number {
  const { status, payment, paidTime } = booking;
  if (isActive(status) && hasGuardianRefused(booking)) return 0;
  if (STATUSES[status].money === 'open' && paidTime !== 'lost') return Math.max(0, payment.balance);
  return amountDue({ status, payment });
}

/** Whole shillings that the practice still has to give back. */
export function refundDue({ payment }: Balanced): number {
  return Math.max(0, -payment.balance);
}

/** Whole shillings that the practice keeps of a booking that is over, by policy or by a decision. */
export function keptPayment({ payment }: Pick<Booking, 'payment'>): number {
  return Math.max(0, payment.due - payment.waived);
}

/**
 * The summary once staff have given the request a time: money that came too late for the first time counts for it
 * again.
 */
export function paymentOnceDecided({ payment, service }: Claimed): LedgerSummary {
  return withBalance({ price: service.price, isOver: false, keeps: false }, payment);
}

/** The summary once the booking is over. @param keeps whether the practice keeps what was paid, up to the price */
export function paymentOnceOver({ payment, service }: Claimed, keeps: boolean): LedgerSummary {
  const claim = { price: service.price, isOver: true, keeps: keeps && netPaid(payment) > 0 };
  return withBalance(claim, payment);
}
