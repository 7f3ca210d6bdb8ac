/**
 * An attempt to get paid by STK push, as a state machine. An accepted STK push is not paid: only the provider's report
 * of money counts. The ledger gets its entry once the receipt code is known, because the code identifies the money.
 */
import { MINUTE, SECOND, HOUR, type Instant } from '../../time/instant';
import type { AttemptEnd } from './result';

/**
 * `asked`: the request is on its way to the provider; `prompted`: the STK push is on the phone; `paid`: money moved;
 * `refused`: it ended without money; `unknown`: the daily job finds out from the provider's list.
 */
type AttemptState = 'asked' | 'prompted' | 'paid' | 'refused' | 'unknown';

/** `paymentAttempts/{id}`: for functions only. Clients see `StkPushView` on the booking. */
export interface PaymentAttempt {
  id: string;
  /** null for a test payment of one shilling (`functions/src/payments/test-payment.ts`) */
  bookingId: string | null;
  referenceNumber: string;
  account: string;
  amount: number;
  phone: string;
  state: AttemptState;
  end: AttemptEnd | null;
  /** for staff: the received amount differs from the requested one */
  problem: 'amount-differs' | null;
  reference: string | null;
  code: string | null;
  queries: number;
  /** the next poll; null when nothing is open, or when only the daily job checks */
  nextQueryAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface StkPushView {
  attemptId: string;
  state: AttemptState;
  end: AttemptEnd | null;
  amount: number;
  phone: string;
  at: Instant;
}

/** When the provider is polled, counted from the start. Its notice usually comes within seconds. */
export const QUERY_LADDER = [15 * SECOND, 30 * SECOND, 60 * SECOND, 120 * SECOND] as const;
/** How long an attempt can still turn out to be paid: as far back as the provider's list goes. */
export const LOOK_BACK = 48 * HOUR;
/** While one STK push may be on the phone, no second one is sent. */
export const STK_PUSH_LIFE = 2 * MINUTE;

export type AttemptFact =
  | { kind: 'accepted'; reference: string }
  /** the provider refused it, or it ended without money */
  | { kind: 'ended'; end: AttemptEnd }
  /** the answer was lost: the provider may have accepted or not */
  | { kind: 'unclear' }
  /** money moved; `code` is null where the provider names no receipt */
  | { kind: 'paid'; code: string | null }
  /** another amount moved than was requested; the daily job reads it in the provider's list */
  | { kind: 'differs' }
  | { kind: 'open' };

/** Applies a fact. A paid attempt stays paid, a code stays, and an unclear fact never undoes a clear one. */
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
  // Poll at once for the missing receipt or the true amount.
  if (state === 'paid' || fact.kind === 'differs') return createdAt;
  const wait = QUERY_LADDER[queries];
  return wait === undefined ? null : createdAt + wait;
}

/** Whether the STK push may still be on the phone, so that another one must wait. */
export function isOpen(
  { state, createdAt }: Pick<PaymentAttempt, 'state' | 'createdAt'>,
  now: Instant,
): boolean {
  const mayBeOnPhone = state === 'asked' || state === 'prompted' || state === 'unknown';
  return mayBeOnPhone && now - createdAt < STK_PUSH_LIFE;
}

/** Whether the daily job still has to find out the result. */
export function isUnresolved({ state, code, createdAt }: PaymentAttempt, now: Instant): boolean {
  const isKnown = state === 'refused' || (state === 'paid' && code !== null);
  return !isKnown && now - createdAt <= LOOK_BACK + 24 * HOUR;
}
