/** How the money of a booking stands, as the payer is told. An STK push that was accepted is not money received. */
import { accountCode } from '../money/provider/account-code';
import { STK_PUSH_LIFE } from '../money/provider/attempt';
import type { AttemptEnd } from '../money/provider/result';
import { netPaid } from '../money/summary';
import { DAY, type Instant } from '../time/instant';
import { hasLeft, type Booking } from './booking';
import { amountToPay, keptPayment, refundDue } from './payment';
import { isOver } from './status';
import { promiseOf, type TimePromise } from './time-promise';

export type PayState =
  'open' | 'waiting' | 'checking' | 'received' | 'kept' | 'refund-due' | 'refunded';

/** What the payer sees: sums, account code and state, but no name and nothing about the session. */
export interface PayView {
  state: PayState;
  /** whole shillings, each zero where there are none */
  toPay: number;
  received: number;
  toReturn: number;
  returned: number;
  /** whether what was received stays by the policy for late cancellations */
  keptByPolicy: boolean;
  /** see `accountCode` */
  account: string;
  /** the latest prompt: the masked phone it went to, and why it ended without money */
  prompt: { attemptId: string; phone: string; end: AttemptEnd | null } | null;
  /**
   * the code that the client typed, until its payment is entered: `checking` while it is looked for, `open` when
   * not found
   */
  saidCode: string | null;
  /** what becomes of the time; null once staff have decided */
  promise: TimePromise | null;
}

/** How long after its session a booking can be paid for by its link. */
export const PAY_LINK_KEPT = 30 * DAY;

/** Null where there is nothing to say: no money came, and none is asked for. */
export function payStateOf(booking: Booking, now: Instant): PayState | null {
  const { payment, prompt } = booking;
  if (refundDue(booking) > 0) return 'refund-due';
  if (payment.state === 'refunded') return 'refunded';
  const isOpen = amountToPay(booking) > 0;
  if (isOpen && prompt !== null) {
    if (prompt.state === 'paid') return 'checking';
    const isFresh = now - prompt.at < STK_PUSH_LIFE;
    if (isFresh && prompt.state !== 'refused')
      return prompt.state === 'unknown' ? 'checking' : 'waiting';
  }
  if (isOpen)
    return unseenCode(booking) === null || booking.paidTime === 'unseen' ? 'open' : 'checking';
  if (isOver(booking.status) && keptPayment(booking) > 0) return 'kept';
  return payment.paid > 0 ? 'received' : null;
}

/** The code that the client has typed, unless its payment is entered. */
function unseenCode({ payment, saidCode }: Booking): string | null {
  return saidCode === null || payment.codes.includes(saidCode) ? null : saidCode;
}

/** Null where `payStateOf` has nothing to say. */
export function payViewOf(booking: Booking, now: Instant): PayView | null {
  const state = payStateOf(booking, now);
  if (state === null) return null;
  const { payment, prompt, referenceNumber } = booking;
  return {
    state,
    toPay: amountToPay(booking),
    received: netPaid(payment),
    toReturn: refundDue(booking),
    returned: payment.refunded,
    keptByPolicy: payment.keeps,
    account: accountCode(referenceNumber),
    prompt:
      prompt === null
        ? null
        : { attemptId: prompt.attemptId, phone: prompt.phone, end: prompt.end },
    saidCode: unseenCode(booking),
    promise: promiseOf(booking, now),
  };
}

/** Whether the payment of a typed code is looked for, and no STK push. */
export function isCodeAwaited({ state, saidCode, prompt }: PayView): boolean {
  return state === 'checking' && saidCode !== null && (prompt === null || prompt.end !== null);
}

/** When the link by which a booking is paid for ends, as its time stands now. */
export function payLinkEnd({ endsAt }: Pick<Booking, 'endsAt'>): Instant {
  return endsAt + PAY_LINK_KEPT;
}

/** Whether it may still be paid for by its link. The links of a client who has left end with the account. */
export function isPayLinkOpen(
  booking: Pick<Booking, 'endsAt' | 'leftAt' | 'retainUntil'>,
  now: Instant,
): boolean {
  return !hasLeft(booking) && now < payLinkEnd(booking);
}
