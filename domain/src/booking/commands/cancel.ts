/** any -> cancelled, for staff as the table allows and for the client: its locks, meeting, money and mails. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { asksByWhom, isToldOf, keepsFee, type CancelSaid } from '../cancellation';
import { cancellationMails } from '../mails/booking-mails';
import { nextRevision, wasInvited } from '../mails/invitation-revision';
import { unwantMeeting } from '../meeting/meeting-state';
import { keptPayment, paymentOnceOver, refundDue } from '../payment';
import { isRefundDue, type Canceller } from '../policy';
import { isOver, isRequest } from '../status';
import { transition, type Actor } from '../transitions';
import { requireVersion } from '../version';
import type { Given } from './given';
import { planChange, type BookingPlan } from './plan';
import { locksToRelease } from './time/take-time';

export interface CancelState {
  booking: Booking;
  locks: LocksFound;
  /** how its practitioner is reached */
  contact: PractitionerContact;
}

export interface CancelInput extends Given, CancelSaid {
  /** the version that the person saw; null to act on any version */
  version: number | null;
  /** the client's account is being deleted */
  leaving?: boolean;
}

/**
 * Cancels a booking.
 * @returns null when it is cancelled already and the actor may cancel
 * @throws Refusal forbidden, version-conflict, transition-not-allowed
 */
export function cancel(
  { booking, locks, contact }: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { actor, waivesFee = false, tellsReason = false } = input;
  requireSilent(actor, input);
  if (booking.status === 'cancelled') {
    transition('cancel', 'pending', actor);
    return null;
  }
  if (input.version !== null) requireVersion(booking, input.version);
  const status = transition('cancel', booking.status, actor);
  requireNotBegun(booking, actor, now);
  const by = isOwner(actor) ? 'client' : (input.askedBy ?? 'practice');
  const isKept = isKeptBy(booking, by, settings, now);
  const isWaived = isKept && waivesFee && asksByWhom(booking, now);
  const keeps = isKept && !isWaived;
  const payment = paymentOnceOver(booking, keeps);
  const money = { refund: refundDue({ payment }), kept: keptPayment({ payment }) };
  const invited = wasInvited(booking);
  const reason = input.reason?.trim() ?? '';
  const isTold = tellsReason && reason !== '';
  return planChange(
    booking,
    {
      fields: {
        status,
        holdExpiresAt: null,
        googleMeetLink: null,
        googleCalendarLink: null,
        meeting: unwantMeeting(booking.meeting, now),
        payment,
        paidTime: null,
        cancelledLate: isLate(booking, by, settings, now),
        cancelledBy: by,
        cancelReason: isTold ? reason : null,
        calendarSequence: invited ? nextRevision(booking) : null,
      },
      action: 'cancel',
      signedBy: input.signedBy,
      details: {
        ...money,
        by,
        ...(isWaived && { waived: true }),
        ...(reason !== '' && { reason, told: isTold }),
      },
      locks: { release: locksToRelease(booking, locks) },
      mails: (after) =>
        isToldOf(booking, now)
          ? cancellationMails(after, contact, {
              invited,
              ...money,
              cutoffHours: settings.refundCutoffHours,
              byClient: isOwner(actor),
              asked: by === 'client',
              keeps,
              leaving: input.leaving === true,
            })
          : [],
    },
    now,
  );
}

const isOwner = (actor: Actor) => actor.kind === 'owner';

/** A client may neither waive the fee nor give the practice's reasons. @throws Refusal forbidden */
function requireSilent(
  actor: Actor,
  { askedBy, waivesFee, reason, tellsReason }: CancelSaid,
): void {
  const said = [askedBy, waivesFee, reason, tellsReason].filter((each) => each !== undefined);
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
