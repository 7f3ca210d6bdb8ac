/** What the payer sees. An accepted STK push is not a payment. */
import { accountCode } from '../money/provider/account-code';
import { STK_PUSH_LIFE, type StkPushView } from '../money/provider/attempt';
import { netPaid } from '../money/summary';
import { DAY, type Instant } from '../time/instant';
import { hasLeft, type Booking } from './booking';
import { amountToPay, keptPayment, refundDue } from './payment';
import { isOver } from './status';
import { promiseOf, type TimePromise } from './time-promise';

export type PayState =
  'open' | 'waiting' | 'checking' | 'received' | 'kept' | 'refund-due' | 'refunded';

/** Amounts, account code and state, but no name and nothing about the session. */
export interface PayView {
  state: PayState;
  /** whole shillings */
  toPay: number;
  received: number;
  toReturn: number;
  returned: number;
  /** whether the policy for late cancellations keeps the payment */
  keptByPolicy: boolean;
  account: string;
  /** the latest STK push: masked phone, and why it ended without money */
  prompt: Pick<StkPushView, 'attemptId' | 'phone' | 'end'> | null;
  /**
   * the typed code until its payment is entered; the state is `checking` until the check, `open` when it was not found
   */
  saidCode: string | null;
  promise: TimePromise | null;
}

export const PAY_LINK_KEPT = 30 * DAY;

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

/** The typed code, unless its payment is entered. */
function unseenCode({ payment, saidCode }: Booking): string | null {
  return saidCode === null || payment.codes.includes(saidCode) ? null : saidCode;
}

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

/** Whether a typed code is being checked, and no STK push is open. */
export function isCodeAwaited({ state, saidCode, prompt }: PayView): boolean {
  return state === 'checking' && saidCode !== null && (prompt === null || prompt.end !== null);
}

export function payLinkEnd({ endsAt }: Pick<Booking, 'endsAt'>): Instant {
  return endsAt + PAY_LINK_KEPT;
}

/** Links of a client who has left end with the account. */
export function isPayLinkOpen(
  booking: Pick<Booking, 'endsAt' | 'leftAt' | 'retainUntil'>,
  now: Instant,
): boolean {
  return !hasLeft(booking) && now < payLinkEnd(booking);
}
