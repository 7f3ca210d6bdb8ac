/** What a client may rely on about the time of a request, at one moment. Its sentence is `wording/time-promise.ts`. */
import type { Instant } from '../time/instant';
import type { Booking } from './booking';

/**
 * `held`: nobody else gets the time until then; `lapsed`: the request waits on, and others may take the time; `said`: it is the
 * client's until somebody has looked for the payment; `kept`: until staff decide; `lost`: somebody else had it when the money came.
 */
export type TimePromise =
  | { kind: 'held'; until: Instant; isFree: boolean }
  | { kind: 'lapsed'; isFree: boolean; mayHold: boolean }
  | { kind: 'said' | 'kept' | 'lost' };

/** What it is decided from. */
export type Held = Pick<Booking, 'status' | 'holdExpiresAt' | 'paidTime' | 'startsAt' | 'service'>;

/** Null once staff have decided: the status says the rest. */
export function promiseOf(booking: Held, now: Instant): TimePromise | null {
  const { status, holdExpiresAt, paidTime, startsAt, service } = booking;
  if (status !== 'pending') return null;
  // A code that nobody knows leaves the time as it would be without one.
  if (paidTime !== null && paidTime !== 'unseen') return { kind: paidTime };
  const isFree = service.price === 0;
  if (holdExpiresAt !== null && holdExpiresAt > now) {
    return { kind: 'held', until: holdExpiresAt, isFree };
  }
  return { kind: 'lapsed', isFree, mayHold: startsAt > now };
}

/** Whether the client may ask for another time by themselves: no time is theirs, and nothing has been decided. */
export function mayChooseAgain(booking: Held, now: Instant): boolean {
  const promise = promiseOf(booking, now)?.kind;
  return promise === 'lapsed' || promise === 'lost';
}
