/** Who cancels a session, how long staff can undo it, and its money (specification section 9, "Policies"). */
import { netPaid } from '../money/summary';
import { MINUTE, type Instant } from '../time/instant';
import type { Booking } from './booking';
import { isRefundDue, type Canceller, type CutoffPolicy } from './policy';
import { isActive } from './status';

/** What staff enter with a cancellation. Clients enter none of it. */
export interface CancelSaid {
  askedBy?: Canceller | undefined;
  waivesFee?: boolean | undefined;
  reason?: string | undefined;
  /** the client reads the reason, not only staff */
  tellsReason?: boolean | undefined;
}

/** Whether it matters who asked: for an expected session, also for one that was completed before its time. */
export function asksByWhom(
  { status, startsAt }: Pick<Booking, 'status' | 'startsAt'>,
  now: Instant,
): boolean {
  return isActive(status) || (status === 'completed' && startsAt > now);
}

/** Whether the dialog asks who wants the cancellation, because money depends on it. Else staff may add it later. */
export function isAskedBefore(
  booking: Pick<Booking, 'status' | 'startsAt' | 'payment'>,
  now: Instant,
): boolean {
  return asksByWhom(booking, now) && netPaid(booking.payment) > 0;
}

export const notCancelled = {
  cancelledLate: false,
  cancelledBy: null,
  cancelReason: null,
} satisfies Partial<Booking>;

/**
 * How long staff can undo a cancellation. Its toast stays ten seconds, and up to ten times as long for those who need
 * it (WCAG 2.2.1); then the screen asks for the emails to be sent.
 */
export const UNDO_KEPT = 2 * MINUTE;

/** Null when the cancellation cannot be undone, or no longer. */
export function undoableUntil(
  { status, undo }: Pick<Booking, 'status' | 'undo'>,
  now: Instant,
): Instant | null {
  const until = undo?.until ?? null;
  return status === 'cancelled' && until !== null && until > now ? until : null;
}

/** Whether the practice keeps the payment up to the price when the client cancels now. */
export function keepsFee(
  { startsAt, paidTime }: Pick<Booking, 'startsAt' | 'paidTime'>,
  now: Instant,
  policy: CutoffPolicy,
): boolean {
  // `lost`: the client never had the time.
  return paidTime !== 'lost' && !isRefundDue(startsAt, now, policy);
}

/** Whether a session ended because the line failed: neither the client nor the practice gave it up. */
export const hasLineFailed = ({ status, cancelledBy }: Pick<Booking, 'status' | 'cancelledBy'>) =>
  status === 'cancelled' && cancelledBy === 'line';

/** Whether the client gets an email: for a request always, for a session until it is over. */
export function isToldOf(
  booking: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): boolean {
  return booking.status === 'pending' || (asksByWhom(booking, now) && now < booking.endsAt);
}
