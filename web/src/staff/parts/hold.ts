import type { Booking } from '@tulia/domain/booking/booking';
import { isTimeKept } from '@tulia/domain/booking/time-promise';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';

export type Hold =
  | { state: 'held'; until: Instant; minutesLeft: number }
  /** a free request keeps its slot until staff decide */
  | { state: 'kept' }
  /** the request waits on without a claim on its slot (design section 6) */
  | { state: 'lapsed' };

/** The hold of a request's slot at `now`; null once the request has been answered or paid. */
export function holdOf(
  booking: Pick<Booking, 'status' | 'holdExpiresAt' | 'paidTime' | 'startsAt'>,
  now: Instant,
): Hold | null {
  const { status, holdExpiresAt, paidTime } = booking;
  // After a payment, the sign of the payment shows the state of the slot.
  if (status !== 'pending' || (paidTime !== null && paidTime !== 'unseen')) return null;
  if (holdExpiresAt === null || holdExpiresAt <= now) return { state: 'lapsed' };
  if (isTimeKept(booking)) return { state: 'kept' };
  return {
    state: 'held',
    until: holdExpiresAt,
    // Rounded, so that a hold of 15 minutes begins with 15.
    minutesLeft: Math.max(1, Math.round((holdExpiresAt - now) / MINUTE)),
  };
}
