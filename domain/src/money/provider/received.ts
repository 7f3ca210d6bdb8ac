/** Money that a provider reports in any way, and the booking it belongs to. */
import type { Instant } from '../../time/instant';
import type { ProviderMethod } from '../entry';
import { typedAccountCode } from './account-code';
import { kenyanMobile } from './kenyan-phone';

/** One movement of money into the practice's account. `code` is unique to it. */
export interface ReceivedMoney {
  method: ProviderMethod;
  code: string;
  /** shillings as they came: nearly always whole, but for instance a bank may send cents */
  amount: number;
  /** the payer's number as reported: whole or masked; empty when it was not reported */
  phone: string;
  /** what the payer typed as account; empty at a till */
  account: string;
  at: Instant;
}

/** The whole shillings of it; the ledger knows no cents. */
export function wholeShillings({ amount }: Pick<ReceivedMoney, 'amount'>): number {
  return Math.floor(amount);
}

/** A booking that the money may be for. */
export interface Candidate {
  bookingId: string;
  /** whole shillings that are open */
  open: number;
  /** numbers of its client and of all who got a prompt for it, as `kenyanMobile` answers */
  phones: readonly string[];
}

/** What is known about which booking the money is for. */
export interface Clues {
  /** the booking of the attempt that brought it, as the provider says */
  byAttempt: string | null;
  /** the booking for which its client has typed this code */
  byClaim: string | null;
  /** bookings with the account code that was typed */
  byAccount: readonly string[];
  /** bookings on which exactly this sum is open */
  byAmount: readonly Candidate[];
}

export type Match =
  | { bookingId: string; by: 'attempt' | 'claim' | 'account' | 'amount-and-phone' }
  | { bookingId: null; suggestions: string[] };

/**
 * The one booking that the money is for, or several that staff may choose from. A masked number fits many people,
 * so it only suggests; so does a sum alone.
 */
export function matchOf(money: ReceivedMoney, clues: Clues): Match {
  if (clues.byAttempt !== null) return { bookingId: clues.byAttempt, by: 'attempt' };
  const [byAccount] = clues.byAccount;
  if (byAccount !== undefined && clues.byAccount.length === 1) {
    return { bookingId: byAccount, by: 'account' };
  }
  // A client can type any code; the account that the payer typed with the money itself is stronger.
  if (clues.byClaim !== null && clues.byAccount.length === 0) {
    return { bookingId: clues.byClaim, by: 'claim' };
  }
  const phone = kenyanMobile(money.phone);
  const same = clues.byAmount.filter(
    ({ open, phones }) => open === money.amount && phone !== null && phones.includes(phone),
  );
  const [only] = same;
  if (clues.byAccount.length === 0 && only !== undefined && same.length === 1) {
    return { bookingId: only.bookingId, by: 'amount-and-phone' };
  }
  const suggestions = [...clues.byAccount, ...clues.byAmount.map(({ bookingId }) => bookingId)];
  return { bookingId: null, suggestions: [...new Set(suggestions)].slice(0, 5) };
}

/** The account code by which bookings are looked for; null when the typed account holds none. */
export function accountOf({ account }: Pick<ReceivedMoney, 'account'>): string | null {
  return typedAccountCode(account);
}
