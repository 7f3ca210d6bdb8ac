/** Cancels a booking, also as failed by the line, and undoes a cancellation. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { nextVersion, type Booking, type CancelUndo } from '../booking';
import * as cancelling from '../cancellation';
import { cancellationMails, nextRevision } from '../mails/booking-mails';
import { unwantMeeting, wantMeeting } from '../meeting/meeting-state';
import { hasBegun } from '../offered-actions';
import { keptPayment, paymentOnceOver, refundDue } from '../payment';
import { isRefundDue, type CancelledBy } from '../policy';
import { isOver, isRequest } from '../status';
import { transition, type Actor } from '../transitions';
import {
  planChange,
  requireVersion,
  type BookingPlan,
  type Given,
  type GivenOnVersion,
} from './plan';
import { locksToRelease, claimPlaces } from './time/take-time';

export interface CancelState {
  booking: Booking;
  locks: LocksFound;
  contact: PractitionerContact;
  /** whether the emails of an undoable cancellation have left */
  isTold?: boolean;
}

export interface CancelInput extends Given, cancelling.CancelSaid {
  /** null to cancel any version */
  version: number | null;
  /** can be undone for a moment; its emails wait until then */
  undoable?: boolean | undefined;
  leaving?: boolean;
  /** staff conclude a session that has begun: the line failed */
  lineFailed?: boolean;
}

/**
 * Cancels a booking. While it can be undone, staff may still add that the client asked. Null when nothing changes.
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, session-not-begun
 */
export function cancel(
  state: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { booking, locks } = state;
  const { actor } = input;
  const action = input.lineFailed === true ? 'line-failed' : 'cancel';
  requireSilent(actor, input);
  if (action === 'line-failed') requireLine(booking, actor, now);
  else if (booking.status === 'cancelled') transition('cancel', 'pending', actor);
  if (booking.status === 'cancelled') {
    return sayByWhom(state, input, settings, now);
  }
  if (input.version !== null) requireVersion(booking, input.version);
  transition(action, booking.status, actor);
  requireNotBegun(booking, actor, now);
  const { fields, ...change } = cancellation(booking, state, input, settings, now);
  const until = input.undoable === true ? now + cancelling.UNDO_KEPT : null;
  const meeting = unwantMeeting(booking.meeting, now);
  return planChange(booking, now, {
    ...change,
    fields: {
      ...fields,
      holdExpiresAt: null,
      googleMeetLink: null,
      googleCalendarLink: null,
      meeting:
        until !== null && meeting.state === 'unwanted'
          ? { ...meeting, nextAttemptAt: until }
          : meeting,
      paidTime: null,
      calendarSequence: wasInvited(booking) ? nextRevision(booking) : null,
      ...(until !== null
        ? { undo: { until, ...takenFrom(booking, locks) } }
        : booking.undo && { undo: null }),
    },
    locks: { release: locksToRelease(booking, locks) },
  });
}

const wasInvited = ({ calendarSequence }: Booking) => calendarSequence !== null;

function takenFrom(booking: Booking, locks: LocksFound): Omit<CancelUndo, 'until'> {
  const { status, holdExpiresAt, googleMeetLink, googleCalendarLink, meeting } = booking;
  const { payment, paidTime, calendarSequence } = booking;
  const [own] = locksToRelease(booking, locks);
  const taken = { status, holdExpiresAt, googleMeetLink, googleCalendarLink, meeting };
  return {
    ...taken,
    payment,
    paidTime,
    calendarSequence,
    version: nextVersion(booking),
    time: own === undefined ? null : { until: locks.get(own.id)?.expiresAt ?? null },
  };
}

/** Staff add that the client asked: its waiting emails are written again. */
function sayByWhom(
  state: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { booking } = state;
  const { undo } = booking;
  const { askedBy } = input;
  const isSaid = askedBy === undefined || askedBy === booking.cancelledBy;
  if (
    isSaid ||
    cancelling.hasLineFailed(booking) ||
    !undo ||
    cancelling.undoableUntil(booking, now) === null
  )
    return null;
  if (input.version !== null) requireVersion(booking, input.version);
  const { fields, mails, ...change } = cancellation(
    { ...booking, ...undo },
    state,
    { ...input, undoable: true },
    settings,
    now,
  );
  // Emails that have left are not written again.
  if (state.isTold === true) return planChange(booking, now, { ...change, fields });
  const said = { ...fields, undo: { ...undo, version: nextVersion(booking) } };
  return planChange(booking, now, { ...change, fields: said, mails });
}

/** Money, record and emails, which depend on who asked. @param booking as it stood before */
function cancellation(
  booking: Booking,
  { contact }: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
) {
  const { actor, waivesFee = false, tellsReason = false } = input;
  const line = input.lineFailed === true;
  const asked = isOwner(actor) ? 'client' : (input.askedBy ?? 'practice');
  const by: CancelledBy = line ? 'line' : asked;
  const isKept = isKeptBy(booking, by, settings, now);
  const isWaived = isKept && waivesFee && cancelling.asksByWhom(booking, now);
  const keeps = isKept && !isWaived;
  const payment = paymentOnceOver(booking, keeps);
  const money = { refund: refundDue({ payment }), kept: keptPayment({ payment }) };
  const reason = input.reason?.trim() ?? '';
  const isTold = tellsReason && reason !== '';
  return {
    fields: {
      status: 'cancelled' as const,
      payment,
      cancelledLate: isLate(booking, by, settings, now),
      cancelledBy: by,
      cancelReason: isTold ? reason : null,
    },
    action: line ? 'line-failed' : 'cancel',
    signedBy: input.signedBy,
    details: {
      ...money,
      by,
      ...(isWaived && { waived: true }),
      ...(reason !== '' && { reason, told: isTold }),
    },
    mails: (after: Booking) => {
      // Whether it costs something is news also after the hour of the session.
      if (!line && !cancelling.isToldOf(booking, now)) return [];
      const mails = cancellationMails(after, contact, {
        invited: wasInvited(booking),
        ...money,
        cutoffHours: settings.refundCutoffHours,
        byClient: isOwner(actor),
        asked: by === 'client',
        keeps,
        line,
        leaving: input.leaving === true,
      });
      if (input.undoable !== true) return mails;
      return mails.map((mail) => ({ ...mail, delay: cancelling.UNDO_KEPT, noticeWaits: true }));
    },
  };
}

const isOwner = (actor: Actor) => actor.kind === 'owner';

/** Clients cannot waive the fee, give the practice's reasons, or delay the emails. @throws Refusal forbidden */
function requireSilent(
  actor: Actor,
  { askedBy, waivesFee, reason, tellsReason, undoable }: CancelInput,
): void {
  const said = [askedBy, waivesFee, reason, tellsReason, undoable].filter(
    (each) => each !== undefined,
  );
  if (isOwner(actor) && said.length > 0) throw new Refusal('forbidden');
}

/**
 * A session fails by the line once it has begun. What was cancelled otherwise stays so; a second call changes nothing.
 * @throws Refusal forbidden, transition-not-allowed, session-not-begun
 */
function requireLine(booking: Booking, actor: Actor, now: Instant): void {
  const isDone = cancelling.hasLineFailed(booking);
  transition('line-failed', isDone ? 'confirmed' : booking.status, actor);
  if (!isDone && !hasBegun(booking, now))
    throw new Refusal('session-not-begun', { startsAt: booking.startsAt });
}

/** Clients cannot cancel a session that has begun. @throws Refusal transition-not-allowed */
function requireNotBegun({ status, startsAt }: Booking, actor: Actor, now: Instant): void {
  if (isOwner(actor) && status === 'confirmed' && startsAt <= now) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'cancel' });
  }
}

/** Whether a client cancels a session after the refund cut-off. */
function isLate(
  booking: Booking,
  by: CancelledBy,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  const isSession = !isRequest(booking.status) && cancelling.asksByWhom(booking, now);
  return isSession && by === 'client' && !isRefundDue(booking.startsAt, now, settings);
}

/**
 * Whether the practice keeps the payment: the client cancels too late, the session took place or was missed, or the
 * line failed and the practice keeps it then.
 */
function isKeptBy(
  booking: Booking,
  by: CancelledBy,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  if (by === 'line') return settings.lineFailureCosts === 'full';
  if (isOver(booking.status)) return booking.payment.keeps;
  if (!cancelling.asksByWhom(booking, now)) return true;
  return by === 'client' && cancelling.keepsFee(booking, now, settings);
}

/**
 * Staff undo a cancellation before its emails have left: cancelled -> the status before.
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
  transition(cancelling.hasLineFailed(booking) ? 'line-failed' : 'cancel', undo.status, actor);
  if (cancelling.undoableUntil(booking, now) === null || state.isTold === true)
    throw new Refusal('undo-too-late');
  const { status, holdExpiresAt, payment, paidTime, calendarSequence } = undo;
  const before = { status, holdExpiresAt, payment, paidTime, calendarSequence };
  const meeting = meetingBefore(booking, undo, now);
  const fields = { ...before, ...meeting, ...cancelling.notCancelled, undo: null };
  const locks = timeBefore(state, undo, now);
  return planChange(booking, now, { fields, action: 'undo-cancel', signedBy, locks });
}

/** The time it had, unless its hold is over by now. @throws TimeRefusal */
function timeBefore(state: CancelState, { time }: CancelUndo, now: Instant) {
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
