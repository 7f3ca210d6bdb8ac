/**
 * How long records are kept (specification section 9, "Policies": 7 years after the last session, or until 25 for a
 * minor). All records of a client end on one day, which stands on the client (decision 054).
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

/** The practice takes no younger clients. The form asks no date of birth, so a minor is taken to be of this age. */
const YOUNGEST_AGE = 12;

type Recorded = Pick<Booking, 'status' | 'payment' | 'endsAt' | 'ageBand' | 'retainUntil'>;

/**
 * Whether a booking is a record to be kept: its session is confirmed, was held or was missed, or money came for it.
 */
export function isRecord({ status, payment }: Pick<Booking, 'status' | 'payment'>): boolean {
  return STATUSES[status].recorded || payment.paid > 0;
}

/**
 * The only place that says how long. A lawyer in Kenya is to confirm what the law asks for minors before launch.
 */
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
  /** whether it is a record or an open request; other requests count only for a client who has none of these */
  isSession: boolean;
  endsAt: Instant;
  ageBand: AgeBand;
  /** the end that was told to a client who left */
  told: Instant | null;
}

/** Until when all records of a client are kept. */
export interface Retention {
  /** null: not counted yet, which the nightly job does */
  until: Instant | null;
  /** whether a session decided it, and not requests that came to nothing */
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

/** The latest end that any of these asks for. */
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
 * The bookings of one client in the order in which they can be erased one by one: as long as one is left, the
 * common end stays the same. Requests that came to nothing could end later than the sessions, so they go first.
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

/** The same day and time `years` later, by UTC; a negative number goes back. 29 February becomes 1 March. */
export function yearsAfter(at: Instant, years: number): Instant {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** A booking that is not kept but still in use (its last mails, its meeting) is erased this long after. */
export const ERASURE_DELAY = DAY;
