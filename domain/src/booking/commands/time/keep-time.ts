/** What money does for the time of a request: once it is paid in full, the hold becomes a claim until staff decide. */
import { settled, type LedgerSummary } from '../../../money/summary';
import type { PracticeSettings } from '../../../practice/settings';
import { inspectLocks, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { HOUR, type Instant } from '../../../time/instant';
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

/** For so long a code that was said keeps a time by itself. */
export const SAID_KEPT = HOUR;

/**
 * The client says to have paid: nobody takes the time away before somebody has looked, once for a booking. An end lets the
 * provider be asked; the locks have none, so that its late answer costs nobody a time that is paid.
 * @param canAsk whether there is a provider that may know the code; otherwise staff look
 */
export function timeOnceSaid(
  booking: Booking,
  locks: LocksFound,
  canAsk: boolean,
  settings: Zoned,
  now: Instant,
): KeptTime {
  if (booking.status !== 'pending' || booking.paidTime !== null) return NOTHING;
  const claim = claimWithoutEnd(booking, locks, settings, now);
  if (claim === null) return NOTHING;
  const end = canAsk ? Math.max(booking.holdExpiresAt ?? 0, now + SAID_KEPT) : null;
  return { fields: { paidTime: 'said', holdExpiresAt: end }, locks: claim };
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
