/** any -> cancelled, for staff as the table allows and for the client: its locks, meeting, refund and mails. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { cancellationMails } from '../mails/booking-mails';
import { nextRevision, wasInvited } from '../mails/invitation-revision';
import { unwantMeeting } from '../meeting/meeting-state';
import { paymentOnceOver, refundDue } from '../payment';
import { isOver } from '../status';
import { isRefundDue } from '../policy';
import { isActive } from '../status';
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

export interface CancelInput extends Given {
  /** the version that the person saw; null when they act on whatever stands */
  version: number | null;
  /** the client's account is being deleted */
  leaving?: boolean;
}

/**
 * Cancelling twice is the same as once, for whoever may cancel at all.
 * @returns null when it is cancelled already
 * @throws Refusal forbidden, version-conflict, transition-not-allowed
 */
export function cancel(
  { booking, locks, contact }: CancelState,
  input: CancelInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan | null {
  const { actor } = input;
  if (booking.status === 'cancelled') {
    transition('cancel', 'pending', actor);
    return null;
  }
  if (input.version !== null) requireVersion(booking, input.version);
  const status = transition('cancel', booking.status, actor);
  requireNotBegun(booking, actor, now);
  const payment = paymentOnceOver(booking, isKept(booking, actor, settings, now));
  const refund = refundDue({ payment });
  const invited = wasInvited(booking);
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
        cancelledLate: isLate(booking, actor, settings, now),
        calendarSequence: invited ? nextRevision(booking) : null,
      },
      action: 'cancel',
      signedBy: input.signedBy,
      details: { refund },
      locks: { release: locksToRelease(booking, locks, settings) },
      // Nobody is written to about a session that is past.
      mails: (after) =>
        isActive(booking.status)
          ? cancellationMails(after, contact, {
              ...{ invited, refund, byClient: isOwner(actor) },
              leaving: input.leaving === true,
            })
          : [],
    },
    settings,
    now,
  );
}

const isOwner = (actor: Actor) => actor.kind === 'owner';

/** A client cannot undo a session that has begun. @throws Refusal transition-not-allowed */
function requireNotBegun({ status, startsAt }: Booking, actor: Actor, now: Instant): void {
  if (isOwner(actor) && status === 'confirmed' && startsAt <= now) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'cancel' });
  }
}

/** Whether a client cancels a session when there would be no refund any more. */
function isLate(
  { status, startsAt }: Booking,
  actor: Actor,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  return status === 'confirmed' && isOwner(actor) && !isRefundDue(startsAt, now, settings);
}

/** Whether the practice keeps what was paid: cancelled too late by the client, or by the practice once it had begun. */
function isKept(
  { status, payment, startsAt, paidTime }: Booking,
  actor: Actor,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  if (isOver(status)) return payment.keeps;
  // The client never had the time that the money was for.
  if (paidTime === 'lost') return false;
  return isOwner(actor) ? !isRefundDue(startsAt, now, settings) : startsAt <= now;
}
