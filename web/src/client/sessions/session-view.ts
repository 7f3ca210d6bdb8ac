/**
 * What a client's screen says and offers about one booking at one moment (specification sections 2 and 4, design
 * section 6). Pure, so that the rules can be read and tested in one place; functions ask the domain again.
 */
import { safeCalendarLink, safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { isRefundDue, mayClientMove, type CutoffPolicy } from '@tulia/domain/booking/policy';
import { netPaid } from '@tulia/domain/money/summary';
import { amountDue, refundDue } from '@tulia/domain/booking/payment';
import { isRequest } from '@tulia/domain/booking/status';
import { actionsFor } from '@tulia/domain/booking/transitions';
import { mayJoin } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, type Instant } from '@tulia/domain/time/instant';

/** How often a screen looks at the clock: join buttons and holds follow it. */
export const LOOK_AT_CLOCK_MS = 20_000;

export interface SessionView {
  /** the link behind 'Join Meeting', or null while it is not offered */
  join: string | null;
  calendar: string | null;
  /** confirmed, still to come: `ready` has a link for its day, `coming` waits for one, `none` has no meeting */
  meeting: 'ready' | 'coming' | 'none';
  awaiting: boolean;
  mayCancel: boolean;
  mayMove: boolean;
  /** the last moment at which the client may move it; null when it is not about moving */
  moveUntil: Instant | null;
  /** confirmed and to come, but past the moving cut-off */
  tooLateToMove: boolean;
  /** what cancelling now means for the money */
  refund: 'free' | 'nothing-paid' | 'due' | 'not-due';
  /** what is known of the money, whole shillings; null where nothing was paid yet */
  money: { paid: number; open: number; toReturn: number; returned: number } | null;
}

export function sessionView(booking: Booking, now: Instant, policy: CutoffPolicy): SessionView {
  const actions = actionsFor(booking.status, { kind: 'owner' });
  const over = booking.endsAt <= now;
  const begun = booking.startsAt <= now;
  const movable = actions.includes('move') && !begun;
  const inTime = mayClientMove(booking.startsAt, now, policy);
  const pending = isRequest(booking.status);
  return {
    join: mayJoin(booking, now) ? safeMeetingLink(booking.googleMeetLink) : null,
    calendar: safeCalendarLink(booking.googleCalendarLink),
    meeting: meetingOf(booking, over),
    awaiting: pending,
    mayCancel: actions.includes('cancel') && (pending || !begun),
    mayMove: movable && inTime,
    moveUntil: movable && inTime ? booking.startsAt - policy.movingCutoffHours * HOUR : null,
    tooLateToMove: movable && !inTime,
    refund: refundOf(booking, now, policy),
    money: moneyOf(booking),
  };
}

function meetingOf(booking: Booking, over: boolean): SessionView['meeting'] {
  if (booking.status !== 'confirmed' || over) return 'none';
  if (safeMeetingLink(booking.googleMeetLink) !== null) return 'ready';
  return booking.meeting.state === 'wanted' || booking.meeting.state === 'failed'
    ? 'coming'
    : 'none';
}

function refundOf(booking: Booking, now: Instant, policy: CutoffPolicy): SessionView['refund'] {
  if (netPaid(booking.payment) === 0) {
    return booking.service.price === 0 ? 'free' : 'nothing-paid';
  }
  return isRefundDue(booking.startsAt, now, policy) ? 'due' : 'not-due';
}

function moneyOf(booking: Booking): SessionView['money'] {
  const { paid, refunded } = booking.payment;
  if (paid === 0) return null;
  return { paid, open: amountDue(booking), toReturn: refundDue(booking), returned: refunded };
}
