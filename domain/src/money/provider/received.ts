/** Money that a provider reports in any way, and the booking it belongs to. */
import { DAY, MINUTE, type Instant } from '../../time/instant';
import type { ProviderMethod } from '../entry';
import { typedAccountCode } from './account-code';
import { kenyanMobile, mayBeMobile } from './kenyan-phone';

/** One movement of money into the practice's account. `code` is unique to it. */
export interface ReceivedMoney {
  method: ProviderMethod;
  code: string;
  /** shillings as they came: nearly always whole, but a bank may send cents; 0 where the sum could not be read */
  amount: number;
  /** the payer's number as reported: whole, masked or its fingerprint; empty when it was not reported */
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
  /** of its client, as `kenyanMobile` answers; null when it is no Kenyan number */
  phone: string | null;
  /** when it was asked for; null once staff have decided about it */
  waitingSince: Instant | null;
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
  /** whether there may be more of them than `byAmount` holds: then it cannot say that only one fits */
  areMore: boolean;
}

export type Match =
  | { bookingId: string; by: 'attempt' | 'claim' | 'account' | 'phone' | 'masked-phone' }
  | { bookingId: null; suggestions: string[] };

/** A masked number stands for a request of the last day only: the longer requests wait, the more of them it fits. */
const MASKED_FITS = DAY;

/** A provider tells whole seconds, by a clock of its own: money may seem to come before its request. */
const CLOCKS_DIFFER = MINUTE;

/**
 * The one booking that the money is for, or several that staff may choose from. A masked number fits many people: it
 * counts for a request that still waits, and where it fits no other booking with this sum open. A sum alone suggests.
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
  const same = clues.byAmount.filter(
    ({ open, phone }) => open === money.amount && phone !== null && mayBeMobile(money.phone, phone),
  );
  const [only] = same;
  const isOne = same.length === 1 && !clues.areMore && clues.byAccount.length === 0;
  if (isOne && only !== undefined) {
    const { bookingId, waitingSince } = only;
    if (kenyanMobile(money.phone) !== null) return { bookingId, by: 'phone' };
    const waited = waitingSince === null ? -Infinity : money.at - waitingSince;
    if (waited >= -CLOCKS_DIFFER && waited <= MASKED_FITS) return { bookingId, by: 'masked-phone' };
  }
  const bySum = [...same, ...clues.byAmount].map(({ bookingId }) => bookingId);
  const suggestions = [...new Set([...clues.byAccount, ...bySum])];
  return { bookingId: null, suggestions: suggestions.slice(0, 5) };
}

/** The account code by which bookings are looked for; null when the typed account holds none. */
export function accountOf({ account }: Pick<ReceivedMoney, 'account'>): string | null {
  return typedAccountCode(account);
}
