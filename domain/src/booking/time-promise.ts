/** What a client is promised about the time of a request now. `wording/time-promise.ts` has the sentences. */
import type { PracticeSettings } from '../practice/settings';
import { waysToPay } from '../practice/ways-to-pay';
import type { Instant } from '../time/instant';
import type { Booking } from './booking';
import { hasGuardianRefused, type GuardianRefusal } from './consent/guardian';

/**
 * `held`: the client's until then; `lapsed`: others may take it; `said`: kept until the payment is checked; `kept`:
 * kept until staff decide; `lost`: another booking had the time when the payment came.
 */
export type TimePromise =
  | { kind: 'held'; until: Instant; isFree: boolean }
  | { kind: 'lapsed'; isFree: boolean; mayHold: boolean }
  | { kind: 'said' | 'kept' | 'lost' };

export type Held = GuardianRefusal &
  Pick<Booking, 'status' | 'holdExpiresAt' | 'paidTime' | 'startsAt'> & {
    service: Pick<Booking['service'], 'price'>;
  };

/** A hold that lasts until the session keeps the time until staff decide. */
export function isTimeKept(booking: Pick<Booking, 'holdExpiresAt' | 'startsAt'>): boolean {
  return (booking.holdExpiresAt ?? 0) >= booking.startsAt;
}

export function cannotBePaid(price: number, settings: Pick<PracticeSettings, 'payment'>): boolean {
  return price === 0 || waysToPay(settings).none;
}

/** Null once staff have decided or the guardian has refused. */
export function promiseOf(booking: Held, now: Instant): TimePromise | null {
  const { status, holdExpiresAt, paidTime, startsAt, service } = booking;
  if (status !== 'pending' || hasGuardianRefused(booking)) return null;
  // An unknown code does not affect the time.
  if (paidTime !== null && paidTime !== 'unseen') return { kind: paidTime };
  const isFree = service.price === 0;
  if (holdExpiresAt !== null && holdExpiresAt > now) {
    if (isTimeKept(booking)) return { kind: 'kept' };
    return { kind: 'held', until: holdExpiresAt, isFree };
  }
  return { kind: 'lapsed', isFree, mayHold: startsAt > now };
}

/** Whether the client may choose another time: not after a decision or refusal, nor while a payment is checked. */
export function mayChooseAgain(booking: Held, now: Instant): boolean {
  const promise = promiseOf(booking, now);
  return promise !== null && promise.kind !== 'said';
}
