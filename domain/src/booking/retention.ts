/** How long the record of a session is kept (specification section 9, "Policies": 7 years, or until 25 for a minor). */
import { DAY, type Instant } from '../time/instant';
import type { Booking } from './booking';
import { STATUSES } from './status';

export interface RetentionPolicy {
  /** years after the last session */
  retentionYears: number;
  /** age until which a minor's record is kept at least */
  retentionMinorAge: number;
}

/** Whoever is younger is not taken on. The form asks no date of birth, so a minor is taken to be as young as may be. */
const YOUNGEST_AGE = 12;

type Recorded = Pick<Booking, 'status' | 'endsAt' | 'ageBand' | 'payment'>;

/** Whether a booking is a record to be kept: a session that was held or missed, or money that changed hands. */
export function isRecord({ status, payment }: Recorded): boolean {
  return STATUSES[status].recorded || payment.paid > 0;
}

/**
 * Until when the records of one client are kept, counted from the last of them; null when nothing has to be kept at
 * `now`.
 */
export function retainedUntil(
  bookings: readonly Recorded[],
  policy: RetentionPolicy,
  now: Instant,
): Instant | null {
  const ends = bookings.filter(isRecord).map(({ endsAt, ageBand }) => {
    const untilAdult = policy.retentionMinorAge - YOUNGEST_AGE;
    const years =
      ageBand === 'adolescent'
        ? Math.max(policy.retentionYears, untilAdult)
        : policy.retentionYears;
    return yearsAfter(endsAt, years);
  });
  const last = Math.max(...ends, 0);
  return last > now ? last : null;
}

/** The same day and time so many years later, or earlier where they are less than none, by UTC; 29 February becomes 1 March. */
export function yearsAfter(at: Instant, years: number): Instant {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** What is not kept but still at work (its last mails, its meeting) is erased this long after. */
export const ERASURE_DELAY = DAY;
