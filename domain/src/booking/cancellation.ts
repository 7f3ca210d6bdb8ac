/**
 * Who gives a session up, how long that can be undone, and what that does to the money paid for it (specification
 * section 9, "Policies").
 */
import { netPaid } from '../money/summary';
import { MINUTE, type Instant } from '../time/instant';
import type { Booking } from './booking';
import { isRefundDue, type Canceller, type CutoffPolicy } from './policy';
import { isActive } from './status';

/** What staff say of a cancellation. A client who cancels says none of this. */
export interface CancelSaid {
  /** left out for the practice */
  askedBy?: Canceller | undefined;
  /** all goes back, though the client asked too late */
  waivesFee?: boolean | undefined;
  reason?: string | undefined;
  /** the client reads the reason; otherwise it is for staff alone */
  tellsReason?: boolean | undefined;
}

/**
 * Whether it matters who gives it up. It does not for a session that was held or missed, nor for a declined
 * request. Whoever cancels a session that is still to come, and only stands as held, gives up one that is expected.
 */
export function asksByWhom(
  { status, startsAt }: Pick<Booking, 'status' | 'startsAt'>,
  now: Instant,
): boolean {
  return isActive(status) || (status === 'completed' && startsAt > now);
}

/** Whether staff say beforehand who gives it up, since money follows from it; otherwise they may say so afterwards. */
export function isAskedBefore(
  booking: Pick<Booking, 'status' | 'startsAt' | 'payment'>,
  now: Instant,
): boolean {
  return asksByWhom(booking, now) && netPaid(booking.payment) > 0;
}

/**
 * How long staff can undo a cancellation. Its toast stays for ten seconds, and longer for whoever needs longer
 * (WCAG 2.2.1: up to ten times as long); then the screen asks for the mails to leave.
 */
export const UNDO_KEPT = 2 * MINUTE;

/** Until when the cancellation can be undone; null when it cannot, or not any more. */
export function undoableUntil(
  { status, undo }: Pick<Booking, 'status' | 'undo'>,
  now: Instant,
): Instant | null {
  const until = undo?.until ?? null;
  return status === 'cancelled' && until !== null && until > now ? until : null;
}

/** Whether the practice keeps what was paid, up to the price, when the client gives the session up now. */
export function keepsFee(
  { startsAt, paidTime }: Pick<Booking, 'startsAt' | 'paidTime'>,
  now: Instant,
  policy: CutoffPolicy,
): boolean {
  // The client never had the time that the money of a lost one was for.
  return paidTime !== 'lost' && !isRefundDue(startsAt, now, policy);
}

/** Whether the client gets a mail about it: always for a request, and for a session only while it is not over. */
export function isToldOf(
  booking: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): boolean {
  return booking.status === 'pending' || (asksByWhom(booking, now) && now < booking.endsAt);
}
