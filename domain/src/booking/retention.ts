/**
 * How long records are kept (specification section 9, "Policies": 7 years after the last session, or until 25 for a
 * minor). All records of a client end on one day, which the client's document holds (decision 054).
 */
import type { AgeBand } from '../person/age-band';
import { DAY, type Instant } from '../time/instant';
import type { Booking } from './booking';
import { STATUSES, isActive } from './status';

export interface RetentionPolicy {
  retentionYears: number;
  retentionMinorAge: number;
}

/** The form asks no date of birth, so every minor counts as the youngest that the practice takes. */
const YOUNGEST_AGE = 12;

type Recorded = Pick<Booking, 'status' | 'payment' | 'endsAt' | 'ageBand' | 'retainUntil'>;

/** Whether a booking must be kept: it is confirmed, took place, was missed, or was paid. */
export function isRecord({ status, payment }: Pick<Booking, 'status' | 'payment'>): boolean {
  return STATUSES[status].recorded || payment.paid > 0;
}

/** The only place that decides how long. Before launch a lawyer in Kenya must confirm the law for minors. */
function yearsKept(ageBand: AgeBand, policy: RetentionPolicy): number {
  const untilAdult = policy.retentionMinorAge - YOUNGEST_AGE;
  return ageBand === 'adolescent'
    ? Math.max(policy.retentionYears, untilAdult)
    : policy.retentionYears;
}

/** The end of one client's records, or null when nothing must be kept at `now`. */
export function retainedUntil(
  bookings: readonly Recorded[],
  policy: RetentionPolicy,
  now: Instant,
): Instant | null {
  const { until } = retentionOf(bookings.filter(isRecord).map(keepingOf), policy);
  return until !== null && until > now ? until : null;
}

export interface Keeping {
  /** a record or an open request; other requests count only for a client without any of these */
  isSession: boolean;
  endsAt: Instant;
  ageBand: AgeBand;
  /** the end that a client who left was told */
  told: Instant | null;
}

export interface Retention {
  /** null: the nightly job has not counted it yet */
  until: Instant | null;
  /** whether a session decided it, and not a mere request */
  bySession: boolean;
  policy: string;
}

export const NOT_COUNTED: Retention = { until: null, bySession: false, policy: '' };

export const policyName = ({ retentionYears, retentionMinorAge }: RetentionPolicy) =>
  `${retentionYears} years, minors until ${retentionMinorAge}`;

export function keepingOf(booking: Recorded): Keeping {
  const { status, endsAt, ageBand, retainUntil: told = null } = booking;
  return { isSession: isRecord(booking) || isActive(status), endsAt, ageBand, told };
}

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

/** Requests go first: they may end later than sessions, and the common end must not move. */
export function inOrderOfErasure<T extends Recorded>(
  bookings: readonly T[],
  policy: RetentionPolicy,
): T[] {
  const end = (booking: T) => retentionOf([keepingOf(booking)], policy);
  return [...bookings].sort(
    (one, other) => Number(isLonger(end(one), end(other))) - Number(isLonger(end(other), end(one))),
  );
}

export const isTimeOver = ({ until }: Retention, now: Instant): boolean =>
  until !== null && until <= now;

/** By UTC; negative years go back. 29 February becomes 1 March. */
export function yearsAfter(at: Instant, years: number): Instant {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** Delay before erasing a booking that need not be kept but may be in use (last emails, meeting). */
export const ERASURE_DELAY = DAY;
