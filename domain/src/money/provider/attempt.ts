/**
 * One attempt to have a client pay by a prompt, as a machine that only knows facts. Accepted is not paid: only the provider's
 * word that money moved is, and an entry of the ledger is made when its receipt code is known, never before, so that the same
 * money can be told from other money.
 */
import { MINUTE, SECOND, HOUR, type Instant } from '../../time/instant';
import type { AttemptEnd } from './result';

export const ATTEMPT_STATES = ['asked', 'prompted', 'paid', 'refused', 'unknown'] as const;
/**
 * `asked`: the provider is being asked; `prompted`: it took the request, and the person has it on the phone; `paid`: money
 * moved; `refused`: it ended without money; `unknown`: nobody knows, and the daily look will.
 */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** `paymentAttempts/{id}`: for functions only; the client sees `PromptView` on the booking. */
export interface PaymentAttempt {
  id: string;
  /** null for a trial of one shilling, which is for nobody (`functions/src/payments/trial.ts`) */
  bookingId: string | null;
  referenceNumber: string;
  /** see `accountCode` */
  account: string;
  /** whole shillings that were asked for */
  amount: number;
  /** whose phone; see `kenyanMobile` */
  phone: string;
  state: AttemptState;
  /** why it ended without money */
  end: AttemptEnd | null;
  /** what staff have to look at: what came is not what was asked for */
  problem: 'amount-differs' | null;
  /** the provider's own name of the attempt, once it took the request */
  reference: string | null;
  /** the receipt's code, once it is known */
  code: string | null;
  /** how often the provider was asked what became of it */
  queries: number;
  /** when it is to be asked next; null when nothing is open, or it is left to the daily look */
  nextQueryAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What the booking shows of its latest attempt, to its client and to staff. */
export interface PromptView {
  attemptId: string;
  state: AttemptState;
  end: AttemptEnd | null;
  amount: number;
  /** see `maskedMobile` */
  phone: string;
  at: Instant;
}

/** When the provider is asked, counted from the attempt's start. Its notice usually comes within seconds. */
export const QUERY_LADDER = [15 * SECOND, 30 * SECOND, 60 * SECOND, 120 * SECOND] as const;
/** For so long after its start an attempt can still turn out to have been paid: what the provider's list goes back. */
export const LOOK_BACK = 48 * HOUR;
/** A second prompt is not sent while one may still be on the phone. */
export const PROMPT_LIFE = 2 * MINUTE;

export type AttemptFact =
  /** the provider took the request */
  | { kind: 'accepted'; reference: string }
  /** the provider did not take it, or it ended without money */
  | { kind: 'ended'; end: AttemptEnd }
  /** its answer to the request was lost: it may have taken it or not */
  | { kind: 'unclear' }
  /** it says that money moved; `code` is null where it does not say by which receipt */
  | { kind: 'paid'; code: string | null }
  /** it says that another sum moved than was asked for; its list will tell */
  | { kind: 'differs' }
  /** asked what became of it, it does not know yet or does not answer */
  | { kind: 'open' };

/** The attempt once `fact` is known. What is paid stays paid, a code stays, and a lost word never undoes a clear one. */
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
  // Money whose receipt is not known yet, or another sum than expected: look at once.
  if (state === 'paid' || fact.kind === 'differs') return createdAt;
  const wait = QUERY_LADDER[queries];
  return wait === undefined ? null : createdAt + wait;
}

/** Whether a further prompt would meet this one on a phone. */
export function isOpen(
  { state, createdAt }: Pick<PaymentAttempt, 'state' | 'createdAt'>,
  now: Instant,
): boolean {
  const mayBeOnPhone = state === 'asked' || state === 'prompted' || state === 'unknown';
  return mayBeOnPhone && now - createdAt < PROMPT_LIFE;
}

/** Whether the daily look is still to find out what became of it. */
export function isUnresolved({ state, code, createdAt }: PaymentAttempt, now: Instant): boolean {
  const isKnown = state === 'refused' || (state === 'paid' && code !== null);
  return !isKnown && now - createdAt <= LOOK_BACK + 24 * HOUR;
}
