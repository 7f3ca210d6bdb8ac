import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { holdOf, type Hold } from '../parts/hold';

export type RequestSign = 'paid' | 'said' | 'unseen' | 'guardian' | Hold['state'];

export function signOf(request: Booking, now: Instant): RequestSign {
  if (lacksGuardianConsent(request)) return 'guardian';
  const { paidTime } = request;
  if (paidTime === 'kept') return 'paid';
  if (paidTime === 'said' || paidTime === 'unseen') return paidTime;
  return holdOf(request, now)?.state ?? 'lapsed';
}

/** Held requests by the end of their hold, then the others by session. */
export function byTimeLeft<Request extends Booking>(
  requests: readonly Request[],
  now: Instant,
): Request[] {
  const heldUntil = (request: Booking) => {
    const hold = holdOf(request, now);
    return hold?.state === 'held' ? hold.until : Infinity;
  };
  return [...requests].sort((a, b) => {
    const [left, right] = [heldUntil(a), heldUntil(b)];
    return left === right ? a.startsAt - b.startsAt : left - right;
  });
}
