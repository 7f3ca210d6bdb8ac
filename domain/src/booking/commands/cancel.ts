/** any -> cancelled, for staff as the table allows and for the client: its locks, meeting, money and mails. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import type { Booking, CancelUndo } from '../booking';
import {
  asksByWhom,
  isToldOf,
  keepsFee,
  undoableUntil,
  UNDO_KEPT,
  type CancelSaid,
} from '../cancellation';
import { cancellationMails } from '../mails/booking-mails';
import { nextRevision, wasInvited } from '../mails/invitation-revision';
import { unwantMeeting } from '../meeting/meeting-state';
import { keptPayment, paymentOnceOver, refundDue } from '../payment';
import { isRefundDue, type Canceller } from '../policy';
import { isOver, isRequest } from '../status';
import { transition, type Actor } from '../transitions';
import { nextVersion, requireVersion } from '../version';
import type { Given } from './given';
import { planChange, type BookingPlan } from './plan';
import { locksToRelease } from './time/take-time';

export interface CancelState {
  booking: Booking;
  locks: LocksFound;
  /** how its practitioner is reached */
  contact: PractitionerContact;
  /** whether the mails of a cancellation that can be undone have left */
  isTold?: boolean;
}

export interface CancelInput extends Given, CancelSaid {
  /** the version that the person saw; null to act on any version */
  version: number | null;
  /** it can be undone for a moment, and its mails wait as long */
  undoable?: boolean | undefined;
  /** the client's account is being deleted */
  leaving?: boolean;
}

/**
 * Cancels a booking. While that can be undone, staff may still say that the client asked for it.
 * @returns null when it is cancelled already, and the actor may cancel and has nothing to add
 * @throws Refusal forbidden, version-conflict, transition-not-allowed
 */
export function cancel(
  state: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { booking, locks } = state;
  const { actor } = input;
  requireSilent(actor, input);
  if (booking.status === 'cancelled') {
    transition('cancel', 'pending', actor);
    return sayByWhom(state, input, settings, now);
  }
  if (input.version !== null) requireVersion(booking, input.version);
  transition('cancel', booking.status, actor);
  requireNotBegun(booking, actor, now);
  const { fields, ...change } = cancellation(booking, state, input, settings, now);
  const until = input.undoable === true ? now + UNDO_KEPT : null;
  const meeting = unwantMeeting(booking.meeting, now);
  const done = {
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
  };
  return planChange(booking, done, now);
}

/** What is kept of a booking for an undo. */
function takenFrom(booking: Booking, locks: LocksFound): Omit<CancelUndo, 'until'> {
  const { status, holdExpiresAt, googleMeetLink, googleCalendarLink, meeting } = booking;
  const { payment, paidTime, calendarSequence } = booking;
  const [own] = locksToRelease(booking, locks);
  return {
    version: nextVersion(booking),
    time: own === undefined ? null : { until: locks.get(own.id)?.expiresAt ?? null },
    status,
    holdExpiresAt,
    googleMeetLink,
    googleCalendarLink,
    meeting,
    payment,
    paidTime,
    calendarSequence,
  };
}

/** The client asked for it, as staff say once it is done; its mails wait and are written anew. */
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
  if (isSaid || !undo || undoableUntil(booking, now) === null) return null;
  if (input.version !== null) requireVersion(booking, input.version);
  const { fields, mails, ...change } = cancellation(
    { ...booking, ...undo },
    state,
    { ...input, undoable: true },
    settings,
    now,
  );
  // What has left is not written anew.
  if (state.isTold === true) return planChange(booking, { ...change, fields }, now);
  const said = { ...fields, undo: { ...undo, version: nextVersion(booking) } };
  return planChange(booking, { ...change, fields: said, mails }, now);
}

/** What follows from who gives it up: money, record and mails. @param booking as it stood before */
function cancellation(
  booking: Booking,
  { contact }: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
) {
  const { actor, waivesFee = false, tellsReason = false } = input;
  const by = isOwner(actor) ? 'client' : (input.askedBy ?? 'practice');
  const isKept = isKeptBy(booking, by, settings, now);
  const isWaived = isKept && waivesFee && asksByWhom(booking, now);
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
    action: 'cancel',
    signedBy: input.signedBy,
    details: {
      ...money,
      by,
      ...(isWaived && { waived: true }),
      ...(reason !== '' && { reason, told: isTold }),
    },
    mails: (after: Booking) => {
      if (!isToldOf(booking, now)) return [];
      const mails = cancellationMails(after, contact, {
        invited: wasInvited(booking),
        ...money,
        cutoffHours: settings.refundCutoffHours,
        byClient: isOwner(actor),
        asked: by === 'client',
        keeps,
        leaving: input.leaving === true,
      });
      if (input.undoable !== true) return mails;
      return mails.map((mail) => ({ ...mail, delay: UNDO_KEPT, noticeWaits: true }));
    },
  };
}

const isOwner = (actor: Actor) => actor.kind === 'owner';

/**
 * A client may neither waive the fee nor give the practice's reasons, nor hold the mails back.
 * @throws Refusal forbidden
 */
function requireSilent(
  actor: Actor,
  { askedBy, waivesFee, reason, tellsReason, undoable }: CancelInput,
): void {
  const said = [askedBy, waivesFee, reason, tellsReason, undoable].filter(
    (each) => each !== undefined,
  );
  if (isOwner(actor) && said.length > 0) throw new Refusal('forbidden');
}

/** A client cannot undo a session that has begun. @throws Refusal transition-not-allowed */
function requireNotBegun({ status, startsAt }: Booking, actor: Actor, now: Instant): void {
  if (isOwner(actor) && status === 'confirmed' && startsAt <= now) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'cancel' });
  }
}

/** Whether a client gives up a session after the refund cut-off. */
function isLate(
  booking: Booking,
  by: Canceller,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  const isSession = !isRequest(booking.status) && asksByWhom(booking, now);
  return isSession && by === 'client' && !isRefundDue(booking.startsAt, now, settings);
}

/** Whether the practice keeps what was paid: the client gave the session up too late, or it was held or missed. */
function isKeptBy(
  booking: Booking,
  by: Canceller,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  if (isOver(booking.status)) return booking.payment.keeps;
  if (!asksByWhom(booking, now)) return true;
  return by === 'client' && keepsFee(booking, now, settings);
}
