/** What a client may rely on about the time of a request, at one moment. Its sentence is `wording/time-promise.ts`. */
import type { PracticeSettings } from '../practice/settings';
import { waysToPay } from '../practice/ways-to-pay';
import type { Instant } from '../time/instant';
import type { Booking } from './booking';
import { hasGuardianRefused, type GuardianRefusal } from './consent/guardian';

/**
 * `held`: the client alone can get the time until then; `lapsed`: the request waits on, and others may take the
 * time; `said`: the time is the client's until the payment was looked for; `kept`: the time is the client's until
 * staff decide; `lost`: another booking had the time when the money came.
 */
export type TimePromise =
  | { kind: 'held'; until: Instant; isFree: boolean }
  | { kind: 'lapsed'; isFree: boolean; mayHold: boolean }
  | { kind: 'said' | 'kept' | 'lost' };

/** The fields from which it is decided. */
export type Held = GuardianRefusal &
  Pick<Booking, 'status' | 'holdExpiresAt' | 'paidTime' | 'startsAt'> & {
    service: Pick<Booking['service'], 'price'>;
  };

/** Whether a request has its time until staff decide: the hold ends when the session would begin. */
export function isTimeKept({
  holdExpiresAt,
  startsAt,
}: Pick<Booking, 'holdExpiresAt' | 'startsAt'>): boolean {
  return (holdExpiresAt ?? 0) >= startsAt;
}

/** Whether there is no payment by which a client could keep the time of a request. */
export function cannotBePaid(price: number, settings: Pick<PracticeSettings, 'payment'>): boolean {
  return price === 0 || waysToPay(settings).none;
}

/** Null once staff have decided, when the status says the rest, and once the guardian has said no. */
export function promiseOf(booking: Held, now: Instant): TimePromise | null {
  const { status, holdExpiresAt, paidTime, startsAt, service } = booking;
  if (status !== 'pending' || hasGuardianRefused(booking)) return null;
  // A code that the provider does not know changes nothing for the time.
  if (paidTime !== null && paidTime !== 'unseen') return { kind: paidTime };
  const isFree = service.price === 0;
  if (holdExpiresAt !== null && holdExpiresAt > now) {
    if (isTimeKept(booking)) return { kind: 'kept' };
    return { kind: 'held', until: holdExpiresAt, isFree };
  }
  return { kind: 'lapsed', isFree, mayHold: startsAt > now };
}

/**
 * Whether the client may ask for another time: staff have not decided, the guardian has not said no, and no payment
 * is being looked for.
 */
export function mayChooseAgain(booking: Held, now: Instant): boolean {
  const promise = promiseOf(booking, now);
  return promise !== null && promise.kind !== 'said';
}
