/**
 * How long records are kept (specification section 9, "Policies": 7 years after the last session, or until 25 for a minor).
 * All that is kept of a client ends on one day, which stands on the client (decision 054).
 */
import type { AgeBand } from '../person/age-band';
import { DAY, type Instant } from '../time/instant';
import type { Booking } from './booking';
import { STATUSES, isActive } from './status';

export interface RetentionPolicy {
  /** years after the last session */
  retentionYears: number;
  /** age until which a minor's record is kept at least */
  retentionMinorAge: number;
}

/** Whoever is younger is not taken on. The form asks no date of birth, so a minor is taken to be as young as may be. */
const YOUNGEST_AGE = 12;

type Recorded = Pick<Booking, 'status' | 'payment' | 'endsAt' | 'ageBand' | 'retainUntil'>;

/** Whether a booking is a record to be kept: a session that was held or missed, or money that changed hands. */
export function isRecord({ status, payment }: Pick<Booking, 'status' | 'payment'>): boolean {
  return STATUSES[status].recorded || payment.paid > 0;
}

/** The one place that says how long. What the law asks for minors is to be confirmed by a lawyer in Kenya before launch. */
function yearsKept(ageBand: AgeBand, policy: RetentionPolicy): number {
  const untilAdult = policy.retentionMinorAge - YOUNGEST_AGE;
  return ageBand === 'adolescent'
    ? Math.max(policy.retentionYears, untilAdult)
    : policy.retentionYears;
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
  const { until } = retentionOf(bookings.filter(isRecord).map(keepingOf), policy);
  return until !== null && until > now ? until : null;
}

/** What one booking says about how long its client's records are kept. */
export interface Keeping {
  /** a record, or a request that is open; one that came to nothing counts only for somebody who has none of these */
  isSession: boolean;
  endsAt: Instant;
  ageBand: AgeBand;
  /** the day that somebody who left was told */
  told: Instant | null;
}

/** Until when all records of a client are kept. */
export interface Retention {
  /** null: not counted yet, which the nightly job does */
  until: Instant | null;
  /** whether a session says so, or else requests that came to nothing */
  bySession: boolean;
  /** the policy by which it was counted (`policyName`) */
  policy: string;
}

export const NOT_COUNTED: Retention = { until: null, bySession: false, policy: '' };

export const policyName = ({ retentionYears, retentionMinorAge }: RetentionPolicy) =>
  `${retentionYears} years, minors until ${retentionMinorAge}`;

export function keepingOf(booking: Recorded): Keeping {
  const { status, endsAt, ageBand, retainUntil: told = null } = booking;
  return { isSession: isRecord(booking) || isActive(status), endsAt, ageBand, told };
}

/** The longest that any of these says. */
export function retentionOf(keepings: readonly Keeping[], policy: RetentionPolicy): Retention {
  const counted = keepings.map(({ isSession, endsAt, ageBand, told }) => ({
    until: told ?? yearsAfter(endsAt, yearsKept(ageBand, policy)),
    bySession: isSession,
    policy: policyName(policy),
  }));
  return counted.reduce<Retention>(longer, NOT_COUNTED);
}

export const longer = (one: Retention, other: Retention): Retention =>
  isLonger(other, one) ? other : one;

export function isLonger(one: Retention, other: Retention): boolean {
  if (one.until === null || other.until === null) return one.until !== null;
  return one.bySession === other.bySession ? one.until > other.until : one.bySession;
}

/**
 * The bookings of one client in an order in which they can be erased one by one: as long as one is left, the end of all
 * stays where it was. Requests that came to nothing, which alone would end later, go before sessions.
 */
export function inOrderOfErasure<T extends Recorded>(
  bookings: readonly T[],
  policy: RetentionPolicy,
): T[] {
  const end = (booking: T) => retentionOf([keepingOf(booking)], policy);
  return [...bookings].sort(
    (one, other) => Number(isLonger(end(one), end(other))) - Number(isLonger(end(other), end(one))),
  );
}

/** Whether all that is kept of a client is to be erased. */
export const isTimeOver = ({ until }: Retention, now: Instant): boolean =>
  until !== null && until <= now;

/** The same day and time so many years later, or earlier where they are less than none, by UTC; 29 February becomes 1 March. */
export function yearsAfter(at: Instant, years: number): Instant {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** What is not kept but still at work (its last mails, its meeting) is erased this long after. */
export const ERASURE_DELAY = DAY;
