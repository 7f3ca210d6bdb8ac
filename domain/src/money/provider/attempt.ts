/**
 * One attempt to have a client pay by an STK push on the phone, as a state machine over facts. An STK push that was
 * accepted is not paid: only the provider's report that money moved counts. The ledger's entry is made only once
 * the receipt code is known, because the code tells this money from all other.
 */
import { MINUTE, SECOND, HOUR, type Instant } from '../../time/instant';
import type { AttemptEnd } from './result';

export const ATTEMPT_STATES = ['asked', 'prompted', 'paid', 'refused', 'unknown'] as const;
/**
 * `asked`: the provider is being asked; `prompted`: it took the request, and the STK push is on the phone; `paid`:
 * money moved; `refused`: it ended without money; `unknown`: neither is known until the daily job looks at the
 * provider's list.
 */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** `paymentAttempts/{id}`: for functions only; the client sees `StkPushView` on the booking. */
export interface PaymentAttempt {
  id: string;
  /** null for a test payment of one shilling, which belongs to no booking (`functions/src/payments/test-payment.ts`) */
  bookingId: string | null;
  referenceNumber: string;
  /** see `accountCode` */
  account: string;
  /** whole shillings that were asked for */
  amount: number;
  /** the phone that gets the STK push; see `kenyanMobile` */
  phone: string;
  state: AttemptState;
  /** why it ended without money */
  end: AttemptEnd | null;
  /** what staff have to look at: another sum came than was asked for */
  problem: 'amount-differs' | null;
  /** the provider's own id of the attempt, once it took the request */
  reference: string | null;
  /** the receipt's code, once it is known */
  code: string | null;
  /** how often the provider was asked about it */
  queries: number;
  /** when the provider is asked next; null when nothing is open, or when only the daily job asks */
  nextQueryAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What the booking shows of its latest attempt, to its client and to staff. */
export interface StkPushView {
  attemptId: string;
  state: AttemptState;
  end: AttemptEnd | null;
  amount: number;
  /** see `maskedMobile` */
  phone: string;
  /** when it was sent */
  at: Instant;
}

/** When the provider is asked, counted from the attempt's start. Its notice usually comes within seconds. */
export const QUERY_LADDER = [15 * SECOND, 30 * SECOND, 60 * SECOND, 120 * SECOND] as const;
/** How long after its start an attempt can still turn out to be paid: as far as the provider's list goes back. */
export const LOOK_BACK = 48 * HOUR;
/** A second STK push is not sent while one may still be on the phone. */
export const STK_PUSH_LIFE = 2 * MINUTE;

export type AttemptFact =
  /** the provider took the request */
  | { kind: 'accepted'; reference: string }
  /** the provider did not take it, or it ended without money */
  | { kind: 'ended'; end: AttemptEnd }
  /** the provider's answer to the request was lost: it may have taken it or not */
  | { kind: 'unclear' }
  /** the provider says that money moved; `code` is null where it names no receipt */
  | { kind: 'paid'; code: string | null }
  /** the provider says that another sum moved than was asked for; its list will tell */
  | { kind: 'differs' }
  /** the provider was asked about it, and does not know yet or does not answer */
  | { kind: 'open' };

/**
 * The attempt once `fact` is known. A paid attempt stays paid, a code stays, and an unclear fact never undoes a
 * clear one.
 */
export function afterFact(
  attempt: PaymentAttempt,
  fact: AttemptFact,
  now: Instant,
): PaymentAttempt {
  const next = changed(attempt, fact);
  if (next === attempt) return attempt;
  return { ...next, nextQueryAt: nextQueryOf(next, fact), updatedAt: now };
}

function changed(attempt: PaymentAttempt, fact: AttemptFact): PaymentAttempt {
  const { state } = attempt;
  if (state === 'paid') {
    const learns = fact.kind === 'paid' && attempt.code === null && fact.code !== null;
    return learns ? { ...attempt, code: fact.code } : attempt;
  }
  switch (fact.kind) {
    case 'paid':
      return { ...attempt, state: 'paid', end: null, problem: null, code: fact.code };
    case 'differs':
      return { ...attempt, state: 'unknown', problem: 'amount-differs' };
    case 'accepted': {
      if (attempt.reference !== null) return attempt;
      const told = { ...attempt, reference: fact.reference };
      return state === 'asked' || state === 'unknown' ? { ...told, state: 'prompted' } : told;
    }
    case 'ended':
      return state === 'refused' ? attempt : { ...attempt, state: 'refused', end: fact.end };
    case 'unclear':
      return state === 'asked' ? { ...attempt, state: 'unknown' } : attempt;
    case 'open': {
      if (state === 'refused') return attempt;
      const queries = attempt.queries + 1;
      const isLast = queries >= QUERY_LADDER.length;
      return { ...attempt, queries, state: isLast ? 'unknown' : state };
    }
  }
}

function nextQueryOf(attempt: PaymentAttempt, fact: AttemptFact): Instant | null {
  const { state, code, queries, createdAt } = attempt;
  if (state === 'refused' || (state === 'paid' && code !== null)) return null;
  // The receipt is not known yet, or the sum differs: ask at once.
  if (state === 'paid' || fact.kind === 'differs') return createdAt;
  const wait = QUERY_LADDER[queries];
  return wait === undefined ? null : createdAt + wait;
}

/** Whether this STK push may still be on the phone, so that another one must wait. */
export function isOpen(
  { state, createdAt }: Pick<PaymentAttempt, 'state' | 'createdAt'>,
  now: Instant,
): boolean {
  const mayBeOnPhone = state === 'asked' || state === 'prompted' || state === 'unknown';
  return mayBeOnPhone && now - createdAt < STK_PUSH_LIFE;
}

/** Whether the daily job still has to find out how it ended. */
export function isUnresolved({ state, code, createdAt }: PaymentAttempt, now: Instant): boolean {
  const isKnown = state === 'refused' || (state === 'paid' && code !== null);
  return !isKnown && now - createdAt <= LOOK_BACK + 24 * HOUR;
}
