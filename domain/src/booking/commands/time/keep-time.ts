/** A full payment keeps the time of a request until staff decide. */
import { withBalance, type LedgerSummary } from '../../../money/summary';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { HOUR, type Instant } from '../../../time/instant';
import type { Booking } from '../../booking';
import type { LockChanges } from '../plan';

interface KeptTime {
  fields: Partial<Booking>;
  locks: Partial<LockChanges>;
}

const NOTHING: KeptTime = { fields: {}, locks: {} };

/**
 * A part of the price keeps nothing, so a shilling cannot hold a time for days. A lapsed hold is taken again if the
 * time is free; otherwise the payment came too late, and goes back unless staff find another time.
 * @param payment the summary with the new payment
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

export const SAID_KEPT = HOUR;

/**
 * The client typed a receipt code: keeps the time until the payment is checked, once for each booking. `holdExpiresAt`
 * is the time of the check. The locks have no end, so a late answer of the provider does not lose a paid time.
 * @param canAsk whether a provider may know the code; otherwise staff check it
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

/** Null when the time is over or taken. */
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
