/**
 * The state and the possible actions of one booking for its client (specification sections 2 and 4, design section 6).
 * Pure; the server asks the domain again.
 */
import { keepsFee } from '@tulia/domain/booking/cancellation';
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import { safeCalendarLink, safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { mayClientMove, type CutoffPolicy } from '@tulia/domain/booking/policy';
import { netPaid } from '@tulia/domain/money/summary';
import { isRequest } from '@tulia/domain/booking/status';
import { actionsFor } from '@tulia/domain/booking/transitions';
import { clientJoinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, type Instant } from '@tulia/domain/time/instant';

export type SessionView = ReturnType<typeof sessionView>;

export function sessionView(booking: Booking, now: Instant, policy: CutoffPolicy) {
  return {
    ...sessionChanges(booking, now, policy),
    /** the link of 'Join Meeting'; null while it is not offered */
    join: clientJoinLink(booking, now),
    calendar: safeCalendarLink(booking.googleCalendarLink),
    meeting: meetingOf(booking, booking.endsAt <= now),
  };
}

/** The possible changes of a session by its client. */
export function sessionChanges(session: ChangeableSession, now: Instant, policy: CutoffPolicy) {
  const { status, startsAt } = session;
  const actions = actionsFor(status, { kind: 'owner' });
  const begun = startsAt <= now;
  const movable = actions.includes('move') && !begun;
  const inTime = mayClientMove(startsAt, now, policy);
  const pending = isRequest(status);
  return {
    awaiting: pending,
    mayCancel: actions.includes('cancel') && (pending || !begun),
    mayMove: movable && inTime,
    /** until when the client may move it; null when it cannot be moved */
    moveUntil: movable && inTime ? startsAt - policy.movingCutoffHours * HOUR : null,
    /** still to come, but past the moving cut-off */
    tooLateToMove: movable && !inTime,
    /** the refund after cancelling now */
    refund: refundOf(session, now, policy),
  };
}

/** `ready` has a link for its day, `coming` waits for one, `none` has no meeting or is over. */
function meetingOf(booking: Booking, over: boolean): 'ready' | 'coming' | 'none' {
  if (booking.status !== 'confirmed' || over) return 'none';
  if (safeMeetingLink(booking.googleMeetLink) !== null) return 'ready';
  return booking.meeting.state === 'wanted' || booking.meeting.state === 'failed'
    ? 'coming'
    : 'none';
}

function refundOf(
  session: ChangeableSession,
  now: Instant,
  policy: CutoffPolicy,
): 'free' | 'nothing-paid' | 'due' | 'not-due' {
  if (netPaid(session.payment) === 0) {
    return session.service.price === 0 ? 'free' : 'nothing-paid';
  }
  return keepsFee(session, now, policy) ? 'not-due' : 'due';
}
