/** cancelled -> the status before: staff undo a cancellation before anybody was told. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, CancelUndo } from '../booking';
import { notCancelled, undoableUntil } from '../cancellation';
import { wantMeeting } from '../meeting/meeting-state';
import { transition } from '../transitions';
import type { CancelState } from './cancel';
import { type GivenOnVersion, requireVersion } from './given';
import { planChange, type BookingPlan, type LockChanges } from './plan';
import { claimPlaces } from './time/take-time';

/**
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, undo-too-late
 * @throws TimeRefusal when another booking has taken the time
 */
export function undoCancel(
  state: CancelState,
  { actor, signedBy, version }: GivenOnVersion,
  now: Instant,
): BookingPlan {
  const { booking } = state;
  const { status: from, undo } = booking;
  if (actor.kind === 'owner') throw new Refusal('forbidden');
  requireVersion(booking, version);
  if (from !== 'cancelled' || !undo)
    throw new Refusal('transition-not-allowed', { from, action: 'undo-cancel' });
  // Who may cancel may undo it.
  transition('cancel', undo.status, actor);
  if (undoableUntil(booking, now) === null || state.isTold === true)
    throw new Refusal('undo-too-late');
  const { status, holdExpiresAt, payment, paidTime, calendarSequence } = undo;
  const before = { status, holdExpiresAt, payment, paidTime, calendarSequence };
  const meeting = meetingBefore(booking, undo, now);
  const fields = { ...before, ...meeting, ...notCancelled, undo: null };
  const locks = timeBefore(state, undo, now);
  return planChange(booking, { fields, action: 'undo-cancel', signedBy, locks }, now);
}

/** The time it had, unless its hold is over by now. @throws TimeRefusal */
function timeBefore(state: CancelState, { time }: CancelUndo, now: Instant): Partial<LockChanges> {
  if (time === null || (time.until !== null && time.until <= now)) return {};
  return { ...claimPlaces(state, state.booking, now), until: time.until };
}

/** The untouched meeting with its links. A meeting that may be gone or half made is made again. */
function meetingBefore(
  booking: Booking,
  { status, meeting, googleMeetLink, googleCalendarLink }: CancelUndo,
  now: Instant,
): Partial<Booking> {
  const { state, attempts } = booking.meeting;
  const isUntouched = state !== 'unwanted' || attempts === 0;
  const isThere = meeting.state !== 'wanted' && meeting.state !== 'failed';
  const wasRemoved =
    state === 'removed' && meeting.state === 'ready' && meeting.source === 'google';
  if (status !== 'confirmed' || (isUntouched && isThere && !wasRemoved))
    return { meeting, googleMeetLink, googleCalendarLink };
  return { meeting: wantMeeting(booking, now), googleMeetLink: null, googleCalendarLink };
}
