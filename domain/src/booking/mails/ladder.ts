/** The ladder of a reminder (decision 110): the next rung only when the one before says no. */
import type { CommunicationMethod } from '../../person/profile';
import { HOUR, MINUTE, type Instant } from '../../time/instant';

/** `call`: staff phone the client. */
export const RUNGS = ['call', 'push', 'text', 'email'] as const;
export type Rung = (typeof RUNGS)[number];

/** Null for an email with its notification beside it. */
export const FIRST_RUNGS: Record<CommunicationMethod, Rung | null> = {
  email: null,
  message: 'push',
  phone: 'call',
};

const NEXT = { call: 'push', push: 'text', text: 'email' } as const;

/** What a rung answered. `unknown`: it may have reached the client. */
export type RungAnswer = 'sent' | 'no' | 'not-now' | 'unknown';

const MOST_TRIES = 3;

export type Step =
  | { state: 'sent' | 'unknown' }
  /** `after`: milliseconds */
  | { state: 'pending'; rung: Rung; after: number };

/**
 * A notification that stayed without an answer is sent again under its tag, which a device shows once; after its last
 * try nobody knows. @param tries on this rung, with this one
 */
export function stepAfter(rung: 'push' | 'text', answer: RungAnswer, tries: number): Step {
  if (answer === 'sent' || answer === 'unknown') return { state: answer };
  if (answer === 'not-now' && tries < MOST_TRIES)
    return { state: 'pending', rung, after: MINUTE * 2 ** (tries - 1) };
  if (answer === 'not-now' && rung === 'push') return { state: 'unknown' };
  return { state: 'pending', rung: NEXT[rung], after: 0 };
}

/** The rung of a reminder that is due: a client may have chosen another way meanwhile. */
export function rungNow(
  known: Rung | null,
  method: CommunicationMethod,
  isCallOver: boolean,
): Rung | null {
  if (known === 'email' || method === 'email') return known === null ? null : 'email';
  if (known === 'push' || known === 'text') return known;
  return method === 'phone' && isCallOver ? NEXT.call : FIRST_RUNGS[method];
}

/** Until when staff may call before the ladder goes on: two hours before the session, or half of a shorter lead. */
export function callUntil(startsAt: Instant, leadHours: number): Instant {
  return startsAt - Math.min(2, leadHours / 2) * HOUR;
}
