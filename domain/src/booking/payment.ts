/** What a booking's status asks of its client, and what is open (specification section 9, "Policies"). */
import { accountCode } from '../money/provider/account-code';
import { kenyanMobile } from '../money/provider/kenyan-phone';
import type { Candidate } from '../money/provider/received';
import { netPaid, withBalance, type Claim, type LedgerSummary } from '../money/summary';
import type { Instant } from '../time/instant';
import { addDays, toInstant } from '../time/practice-time';
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

export function claimOf({ status, payment, service, paidTime }: Priced): Claim {
  return {
    price: service.price,
    isOver: isOver(status) || paidTime === 'lost',
    keeps: payment.keeps,
  };
}

export function candidateOf(booking: Booking): Candidate {
  const { id, status, payment, clientName, clientPhone, createdAt, startsAt } = booking;
  return {
    bookingId: id,
    open: payment.balance,
    phone: kenyanMobile(clientPhone),
    waitingSince: isRequest(status) ? createdAt : null,
    account: accountCode(booking.referenceNumber),
    clientName,
    startsAt,
    isOver: isOver(status),
  };
}

/**
 * Sessions are paid in advance, so what is owed is due from the day of the session, and ahead until then.
 * @param today practice date @returns what starts before this is due today
 */
export function dueBefore(today: string): Instant {
  return toInstant(addDays(today, 1), '00:00');
}

/** What the client owes, due or ahead, in whole shillings. */
export function amountDue({ status, payment }: Pick<Booking, 'status'> & Balanced): number {
  return STATUSES[status].money === 'owed' ? Math.max(0, payment.balance) : 0;
}

/** The open amount, also of a waiting request, in whole shillings. Nothing once the guardian has refused. */
export function amountToPay(
  booking: Balanced & Pick<Booking, 'status' | 'paidTime'> & GuardianRefusal,
): number {
  const { status, payment, paidTime } = booking;
  if (isActive(status) && hasGuardianRefused(booking)) return 0;
  if (STATUSES[status].money === 'open' && paidTime !== 'lost') return Math.max(0, payment.balance);
  return amountDue({ status, payment });
}

type Payable = Parameters<typeof amountToPay>[0] &
  Pick<Booking, 'id' | 'seriesId' | 'clientId' | 'startsAt'>;

/** The sessions of a series for which this client owes: the one of `booking` first, the others by start. */
function openOfSeries<One extends Payable>(booking: One, series: readonly One[]): One[] {
  const { id, seriesId, clientId } = booking;
  const others = series
    .filter((each) => seriesId != null && each.id !== id && each.seriesId === seriesId)
    .filter((each) => each.clientId === clientId)
    .sort((one, other) => one.startsAt - other.startsAt);
  return [booking, ...others].filter((each) => amountToPay(each) > 0);
}

/** What can be paid at once for a series, in whole shillings. */
export interface AllToPay {
  sessions: number;
  sum: number;
}

export function allToPay<One extends Payable>(booking: One, series: readonly One[]): AllToPay {
  const open = openOfSeries(booking, series);
  return { sessions: open.length, sum: open.reduce((sum, each) => sum + amountToPay(each), 0) };
}

/** The parts of a payment, one for each session; what is more than all owe stays with `booking`. */
export function sharesOf<One extends Payable>(
  amount: number,
  booking: One,
  series: readonly One[],
): { booking: One; amount: number }[] {
  const parts: { booking: One; amount: number }[] = [];
  let rest = amount;
  for (const each of openOfSeries(booking, series)) {
    const part = Math.min(rest, amountToPay(each));
    if (part > 0) parts.push({ booking: each, amount: part });
    rest -= part;
  }
  const own = parts.find((part) => part.booking.id === booking.id);
  if (rest === 0 && parts.length > 0) return parts;
  const others = parts.filter((part) => part !== own);
  return [{ booking, amount: rest + (own?.amount ?? 0) }, ...others];
}

/** Open refund in whole shillings. */
export function refundDue({ payment }: Balanced): number {
  return Math.max(0, -payment.balance);
}

/** What the practice keeps of a booking that is over, in whole shillings. */
export function keptPayment({ payment }: Pick<Booking, 'payment'>): number {
  return Math.max(0, payment.due - payment.waived);
}

/** Staff gave the request a time, so a payment that was late for the first time counts again. */
export function paymentOnceDecided({ payment, service }: Claimed): LedgerSummary {
  return withBalance({ price: service.price, isOver: false, keeps: false }, payment);
}

/** @param keeps whether the practice keeps the payment up to the price */
export function paymentOnceOver({ payment, service }: Claimed, keeps: boolean): LedgerSummary {
  const claim = { price: service.price, isOver: true, keeps: keeps && netPaid(payment) > 0 };
  return withBalance(claim, payment);
}
