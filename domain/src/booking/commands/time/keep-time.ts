/** What money does for the time of a request: once it is paid in full, the hold becomes a claim until staff decide. */
import { settled, type LedgerSummary } from '../../../money/summary';
import type { PracticeSettings } from '../../../practice/settings';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import type { Instant } from '../../../time/instant';
import type { Booking } from '../../booking';
import type { LockChanges } from '../plan';

export interface KeptTime {
  fields: Partial<Booking>;
  locks: Partial<LockChanges>;
}

const NOTHING: KeptTime = { fields: {}, locks: {} };

type Zoned = Pick<PracticeSettings, 'timeZone'>;

/**
 * A part of the price keeps nothing, so that a shilling cannot hold a slot for days. A hold that has lapsed is taken again
 * where nobody else has the time by now; otherwise the money came too late, and goes back unless staff find another time.
 * @param payment the summary with the money
 */
export function timeOncePaid(
  booking: Booking,
  payment: LedgerSummary,
  locks: LocksFound,
  settings: Zoned,
  now: Instant,
): KeptTime {
  const { status, service, paidTime } = booking;
  if (status !== 'pending' || paidTime === 'kept' || paidTime === 'lost') return NOTHING;
  if (settled({ price: service.price, isOver: false, keeps: false }, payment).balance > 0) {
    return NOTHING;
  }
  const claim = claimWithoutEnd(booking, locks, settings, now);
  if (claim !== null) return { fields: { paidTime: 'kept', holdExpiresAt: null }, locks: claim };
  const goesBack = settled({ price: service.price, isOver: true, keeps: false }, payment);
  return { fields: { paidTime: 'lost', holdExpiresAt: null, payment: goesBack }, locks: {} };
}

/** The client says to have paid: nobody takes the time away before staff have looked. */
export function timeOnceSaid(
  booking: Booking,
  locks: LocksFound,
  settings: Zoned,
  now: Instant,
): KeptTime {
  if (booking.status !== 'pending' || booking.paidTime !== null) return NOTHING;
  const claim = claimWithoutEnd(booking, locks, settings, now);
  return claim === null
    ? NOTHING
    : { fields: { paidTime: 'said', holdExpiresAt: null }, locks: claim };
}

/** Null when the time is past, or another booking or a block has a part of it. */
function claimWithoutEnd(
  booking: Booking,
  locks: LocksFound,
  { timeZone }: Zoned,
  now: Instant,
): Partial<LockChanges> | null {
  if (booking.startsAt <= now) return null;
  const claim = lockRefs(booking, booking, timeZone);
  const { conflicts, lapsedBookingIds } = inspectLocks(claim, locks, booking.id, now);
  return conflicts.length > 0 ? null : { claim, until: null, lapsedBookingIds };
}
