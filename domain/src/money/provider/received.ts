/** Money that a provider reports, and the booking it belongs to. */
import { wordsOfName } from '../../text/compared';
import { DAY, MINUTE, type Instant } from '../../time/instant';
import type { ProviderMethod } from '../entry';
import { typedAccountCode } from './account-code';
import { kenyanMobile, mayBeMobile } from './kenyan-phone';

/** One movement of money into the practice's account, with a unique code. */
export interface ReceivedMoney {
  method: ProviderMethod;
  code: string;
  /** shillings, with cents where a bank sends them; 0 for an unreadable amount */
  amount: number;
  /** as reported: whole, masked, hashed or empty */
  phone: string;
  /** as typed by the payer; empty for a till */
  account: string;
  /** of the payer, as the provider writes it; mostly a first name */
  name?: string;
  at: Instant;
}

/** The ledger knows no cents. */
export function wholeShillings({ amount }: Pick<ReceivedMoney, 'amount'>): number {
  return Math.floor(amount);
}

export interface Candidate {
  bookingId: string;
  open: number;
  /** the client's number from `kenyanMobile`; null for any other number */
  phone: string | null;
  /** when it was requested; null after staff decided */
  waitingSince: Instant | null;
  account: string;
  clientName: string;
  startsAt: Instant;
  /** nothing is asked for it any more, as after a rejection */
  isOver: boolean;
}

export interface Clues {
  /** the booking of the attempt that the provider names */
  byAttempt: string | null;
  /** the booking for which a client typed this code */
  byClaim: string | null;
  byAccount: readonly string[];
  /** bookings with exactly this amount open */
  byAmount: readonly Candidate[];
  /** whether more bookings may fit than `byAmount` holds */
  areMore: boolean;
}

type Match =
  | { bookingId: string; by: 'attempt' | 'claim' | 'account' | 'phone' | 'masked-phone' }
  | { bookingId: null; suggestions: string[] };

/** A masked number counts only for requests of the last day: over a longer time it fits more people. */
const MASKED_FITS = DAY;

/** Provider and server have different clocks: money may seem older than its request. */
const CLOCKS_DIFFER = MINUTE;

/** Why money may be for a booking, the strongest first. */
export const LIKENESSES = ['account', 'phone', 'name', 'masked-phone', 'amount'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Somebody else may pay, and a first name fits many: two clues are stronger than any single one but the account. */
const WEIGHT: Record<Likeness, number> = {
  account: 16,
  phone: 4,
  name: 3,
  'masked-phone': 2,
  amount: 2,
};

export function likenessOf(money: ReceivedMoney, candidate: Candidate): Likeness[] {
  const { open, phone, account, clientName } = candidate;
  const isNumber = phone !== null && mayBeMobile(money.phone, phone);
  const isWhole = kenyanMobile(money.phone) !== null;
  const said = new Set(wordsOfName(`${money.name ?? ''} ${money.account}`));
  const is: Record<Likeness, boolean> = {
    account: accountOf(money) === account,
    phone: isNumber && isWhole,
    name: wordsOfName(clientName).some((word) => said.has(word)),
    'masked-phone': isNumber && !isWhole,
    amount: open > 0 && open === wholeShillings(money),
  };
  return LIKENESSES.filter((each) => is[each]);
}

/** The likeliest first: what is over last, then by likeness, then by how near the session is to the payment. */
export function ranked<Of extends Candidate>(
  money: ReceivedMoney,
  candidates: readonly Of[],
): Of[] {
  const weightOf = (candidate: Of) =>
    likenessOf(money, candidate).reduce((sum, each) => sum + WEIGHT[each], 0);
  const away = ({ startsAt }: Of) => Math.abs(startsAt - money.at);
  return [...candidates].sort(
    (a, b) => Number(a.isOver) - Number(b.isOver) || weightOf(b) - weightOf(a) || away(a) - away(b),
  );
}

/**
 * The booking that the money is for, or suggestions for staff. A masked number fits many people: it counts for one
 * waiting request where no other booking has this amount open. An amount alone only suggests.
 */
export function matchOf(money: ReceivedMoney, clues: Clues): Match {
  if (clues.byAttempt !== null) return { bookingId: clues.byAttempt, by: 'attempt' };
  const [byAccount] = clues.byAccount;
  if (byAccount !== undefined && clues.byAccount.length === 1) {
    return { bookingId: byAccount, by: 'account' };
  }
  // A client can type any code; the account that the payer typed is stronger.
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
  const bySum = ranked(money, clues.byAmount).map(({ bookingId }) => bookingId);
  const suggestions = [...new Set([...clues.byAccount, ...bySum])];
  return { bookingId: null, suggestions: suggestions.slice(0, 5) };
}

export function accountOf({ account }: Pick<ReceivedMoney, 'account'>): string | null {
  return typedAccountCode(account);
}
