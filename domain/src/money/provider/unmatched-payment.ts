/** An unmatched payment: its booking is unknown, or its amount has cents or is unreadable. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { wholeShillings, type ReceivedMoney } from './received';

/** `paymentTray/{key}`, with the key of the code (`provider-code.ts`), so each payment is there once. */
export interface UnmatchedPayment extends ReceivedMoney {
  suggestions: string[];
  /** `assigned` to a booking, or `returned` to the payer */
  state: 'open' | 'assigned' | 'returned';
  bookingId: string | null;
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
  const { method, code, amount, phone, account, name = '', at } = money;
  const received = { method, code, amount, phone, account, name, at };
  return {
    ...received,
    suggestions: [...suggestions],
    state: 'open',
    bookingId: null,
    returnCode: null,
    settledAt: null,
    settledBy: null,
    foundAt: now,
  };
}

/** Removes phone, account and the payer's name. @throws Refusal transition-not-allowed when it is closed */
export function closedPayment(
  item: UnmatchedPayment,
  as: { state: 'assigned'; bookingId: string } | { state: 'returned'; returnCode: string | null },
  who: { by: string; at: Instant },
): UnmatchedPayment {
  if (item.state !== 'open') {
    throw new Refusal('transition-not-allowed', { from: item.state, action: as.state });
  }
  return { ...item, ...as, phone: '', account: '', name: '', settledAt: who.at, settledBy: who.by };
}

/** Staff enter whole shillings; an unreadable amount they know from their statement. @throws Refusal invalid-input */
export function requireSameAmount(item: UnmatchedPayment, amount: number): void {
  if (item.amount > 0 && wholeShillings(item) !== amount) {
    throw new Refusal('invalid-input', { fields: { amount: 'amount-not-received' } });
  }
}
