/** Money whose owner nobody knows yet, "whose is this?", or that has cents and cannot be entered as it came. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { wholeShillings, type ReceivedMoney } from './received';

/** `paymentTray/{key}`: the key is that of the code (`provider-code.ts`), so that the same money lies here once. */
export interface TrayItem extends ReceivedMoney {
  /** bookings that may be meant, the likeliest first */
  suggestions: string[];
  /** `open` until somebody says whose it is; `returned` when it went back to who paid */
  state: 'open' | 'assigned' | 'returned';
  /** the booking it was assigned to */
  bookingId: string | null;
  /** the provider's code of the way back */
  returnCode: string | null;
  settledAt: Instant | null;
  settledBy: string | null;
  foundAt: Instant;
}

export function newTrayItem(
  money: ReceivedMoney,
  suggestions: readonly string[],
  now: Instant,
): TrayItem {
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
 * From now on nobody is looked for: whose phone it was and what was typed there, often a name, are forgotten.
 * @throws Refusal transition-not-allowed when it is no longer open
 */
export function settledItem(
  item: TrayItem,
  as: { state: 'assigned'; bookingId: string } | { state: 'returned'; returnCode: string | null },
  who: { by: string; at: Instant },
): TrayItem {
  if (item.state !== 'open') {
    throw new Refusal('transition-not-allowed', { from: item.state, action: as.state });
  }
  return { ...item, ...as, phone: '', account: '', settledAt: who.at, settledBy: who.by };
}

/**
 * Staff enter by hand what lies in the tray: it must be the same sum but for cents, so that no shilling appears or is lost.
 * @throws Refusal invalid-input
 */
export function requireSameAmount(item: TrayItem, amount: number): void {
  if (wholeShillings(item) !== amount) {
    throw new Refusal('invalid-input', { fields: { amount: 'amount-not-received' } });
  }
}
