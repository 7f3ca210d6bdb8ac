/** The ladder of a reminder (decision 110): the next rung only when the one before says no. */
import type { CommunicationMethod } from '../../person/profile';
import { HOUR, MINUTE, type Instant } from '../../time/instant';

/** `call`: staff phone the client. */
export type Rung = 'call' | 'push' | 'text' | 'email';

const NEXT = { push: 'text', text: 'email' } as const;

/** What a rung answered. `unknown`: it may have reached the client. */
export type RungAnswer = 'sent' | 'no' | 'not-now' | 'unknown';

const MOST_TRIES = 3;

export type Step =
  | { state: 'sent' | 'unknown' }
  | { state: 'pending'; rung: Rung; attempts: number; notBefore: Instant };

/**
 * A notification that stayed without an answer is sent again under its tag, which a device shows once; after its last
 * try nobody knows. @param attempts on this rung, with this one
 */
export function stepAfter(
  rung: 'push' | 'text',
  answer: RungAnswer,
  attempts: number,
  now: Instant,
): Step {
  if (answer === 'sent' || answer === 'unknown') return { state: answer };
  if (answer === 'not-now' && attempts < MOST_TRIES)
    return { state: 'pending', rung, attempts, notBefore: now + MINUTE * 2 ** (attempts - 1) };
  if (answer === 'not-now' && rung === 'push') return { state: 'unknown' };
  return { state: 'pending', rung: NEXT[rung], attempts: 0, notBefore: now };
}

/**
 * The rung of a reminder that is due: a client may have chosen another way meanwhile. Null for an email with its
 * notification beside it.
 */
export function rungNow(
  known: Rung | null,
  method: CommunicationMethod,
  isCallOver: boolean,
): Rung | null {
  if (method === 'email') return known && 'email';
  if (known !== null && known !== 'call') return known;
  return method === 'phone' && !isCallOver ? 'call' : 'push';
}

/** Until when staff may call before the ladder goes on: two hours before the session, or half of a shorter lead. */
export function callUntil(startsAt: Instant, leadHours: number): Instant {
  return startsAt - Math.min(2, leadHours / 2) * HOUR;
}
