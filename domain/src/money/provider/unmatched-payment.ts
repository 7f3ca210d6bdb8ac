/**
 * An unmatched payment: money that no booking is known for, or that has cents and cannot be entered as it came, or
 * whose sum could not be read.
 */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { wholeShillings, type ReceivedMoney } from './received';

/** `paymentTray/{key}`: the key is that of the code (`provider-code.ts`), so that the same money is here once. */
export interface UnmatchedPayment extends ReceivedMoney {
  /** bookings that may be meant, the likeliest first */
  suggestions: string[];
  /** `open` until staff close it; `assigned` to a booking; `returned` to the payer */
  state: 'open' | 'assigned' | 'returned';
  /** the booking it was assigned to */
  bookingId: string | null;
  /** the provider's code of the transfer back */
  returnCode: string | null;
  settledAt: Instant | null;
  settledBy: string | null;
  foundAt: Instant;
}

export function newUnmatchedPayment(
  money: ReceivedMoney,
  suggestions: readonly string[],
  now: Instant,
): UnmatchedPayment {
  const { method, code, amount, phone, account, at } = money;
  return {
    method,
    code,
    amount,
    phone,
    account,
    at,
    suggestions: [...suggestions],
    state: 'open',
    bookingId: null,
    returnCode: null,
    settledAt: null,
    settledBy: null,
    foundAt: now,
  };
}

/**
 * Removes the phone and the typed account, which is often a name: a closed payment needs no match any more.
 * @throws Refusal transition-not-allowed when it is no longer open
 */
export function closedPayment(
  item: UnmatchedPayment,
  as: { state: 'assigned'; bookingId: string } | { state: 'returned'; returnCode: string | null },
  who: { by: string; at: Instant },
): UnmatchedPayment {
  if (item.state !== 'open') {
    throw new Refusal('transition-not-allowed', { from: item.state, action: as.state });
  }
  return { ...item, ...as, phone: '', account: '', settledAt: who.at, settledBy: who.by };
}

/**
 * When staff enter an unmatched payment by hand, the sum must be the same but for cents, so that no shilling
 * appears or is lost. Where it could not be read, they know it from their statement.
 * @throws Refusal invalid-input
 */
export function requireSameAmount(item: UnmatchedPayment, amount: number): void {
  if (item.amount > 0 && wholeShillings(item) !== amount) {
    throw new Refusal('invalid-input', { fields: { amount: 'amount-not-received' } });
  }
}
