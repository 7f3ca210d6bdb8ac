/** What money does for the time of a request: once it is paid in full, the hold becomes a claim until staff decide. */
import { withBalance, type LedgerSummary } from '../../../money/summary';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { HOUR, type Instant } from '../../../time/instant';
import type { Booking } from '../../booking';
import type { LockChanges } from '../plan';

export interface KeptTime {
  fields: Partial<Booking>;
  locks: Partial<LockChanges>;
}

const NOTHING: KeptTime = { fields: {}, locks: {} };

/**
 * A part of the price keeps nothing, so that a shilling cannot hold a slot for days. A lapsed hold is taken again
 * if the time is still free; otherwise the money came too late, and goes back unless staff find another time.
 * @param payment the summary with the money
 */
export function timeOncePaid(
  booking: Booking,
  payment: LedgerSummary,
  locks: LocksFound,
  now: Instant,
): KeptTime {
  const { status, service, paidTime } = booking;
  if (status !== 'pending' || paidTime === 'kept' || paidTime === 'lost') return NOTHING;
  if (withBalance({ price: service.price, isOver: false, keeps: false }, payment).balance > 0) {
    return NOTHING;
  }
  const claim = claimWithoutEnd(booking, locks, now);
  if (claim !== null) return { fields: { paidTime: 'kept', holdExpiresAt: null }, locks: claim };
  const goesBack = withBalance({ price: service.price, isOver: true, keeps: false }, payment);
  return { fields: { paidTime: 'lost', holdExpiresAt: null, payment: goesBack }, locks: {} };
}

/** How long a code that a client typed keeps the time. */
export const SAID_KEPT = HOUR;

/**
 * The client says to have paid: the time is kept until the payment was looked for, once for each booking.
 * `holdExpiresAt` says when the provider is asked. The locks have no end, so that a late answer of the provider
 * does not lose a paid time.
 * @param canAsk whether there is a provider that may know the code; otherwise staff look
 */
export function timeOnceSaid(
  booking: Booking,
  locks: LocksFound,
  canAsk: boolean,
  now: Instant,
): KeptTime {
  if (booking.status !== 'pending' || booking.paidTime !== null) return NOTHING;
  const claim = claimWithoutEnd(booking, locks, now);
  if (claim === null) return NOTHING;
  const end = canAsk ? Math.max(booking.holdExpiresAt ?? 0, now + SAID_KEPT) : null;
  return { fields: { paidTime: 'said', holdExpiresAt: end }, locks: claim };
}

/** Null when the time is past, or another booking or a block has a part of it. */
function claimWithoutEnd(
  booking: Booking,
  locks: LocksFound,
  now: Instant,
): Partial<LockChanges> | null {
  if (booking.startsAt <= now) return null;
  const claim = lockRefs(booking, booking);
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks, booking.id, now);
  return conflicts.length > 0 ? null : { claim, until: null, lapsedBookingIds };
}
