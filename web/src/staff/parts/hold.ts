import type { Booking } from '@tulia/domain/records/booking';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';

export type Hold =
  | { state: 'held'; until: Instant; minutesLeft: number }
  /** the request waits on without a claim on its slot (design section 6) */
  | { state: 'lapsed' };

/** How the slot of a request stands at `now`; null once the request has been answered, or paid for. */
export function holdOf(
  { status, holdExpiresAt, paidTime }: Pick<Booking, 'status' | 'holdExpiresAt' | 'paidTime'>,
  now: Instant,
): Hold | null {
  // What money did for the time is told with the payment.
  if (status !== 'pending' || (paidTime !== null && paidTime !== 'unseen')) return null;
  if (holdExpiresAt === null || holdExpiresAt <= now) return { state: 'lapsed' };
  return {
    state: 'held',
    until: holdExpiresAt,
    // The nearest minute: a hold of 15 begins with 15, however late the clock on screen is renewed.
    minutesLeft: Math.max(1, Math.round((holdExpiresAt - now) / MINUTE)),
  };
}
