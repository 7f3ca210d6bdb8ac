/** any -> cancelled, for staff as the table allows and for the client: its locks, meeting, refund and mails. */
import { isRefundDue } from '@tulia/domain/booking/policy';
import { requireVersion } from '@tulia/domain/booking/version';
import { isActive, type BookingStatus } from '@tulia/domain/booking/status';
import { transition, type Actor } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import type { SignedInCaller } from '../platform/caller';
import { actorFor, changeBooking } from './change-booking';
import { placesToRelease } from '../schedule/take-session';
import { writeBookingChange } from './commit';
import { writerOf } from '../platform/writer';
import { cancellationMails } from '../mail/booking-mails';
import { meetWithin } from '../meeting/meet-within';
import { unwantMeeting } from '../meeting/wishes';

/**
 * @param wish.version the version the person saw; null when they act on whatever stands
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed
 */
export async function cancelSession(
  wish: { bookingId: string; version: number | null },
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
): Promise<{ status: BookingStatus; version: number; refundDue: boolean }> {
  const { meetingToRemove, ...answer } = await changeBooking(
    { bookingId: wish.bookingId, caller, clock },
    async ({ transaction, booking, settings, around }) => {
      const actor = actorFor(caller, booking);
      if (booking.status === 'cancelled') return unchanged(booking, actor);
      if (wish.version !== null) requireVersion(booking, wish.version);
      const status = transition('cancel', booking.status, actor);
      requireNotBegun(booking, actor, around.now);
      const refundDue = refundIsDue(booking, actor, settings, around.now);
      const invited = booking.calendarSequence !== null;
      const meeting = unwantMeeting(booking.meeting, around.now);
      const part: Partial<Booking> = {
        status,
        holdExpiresAt: null,
        googleMeetLink: null,
        googleCalendarLink: null,
        meeting,
        payment: refundDue ? { ...booking.payment, state: 'refund-due' } : booking.payment,
        calendarSequence: invited ? (booking.calendarSequence ?? 0) + 1 : null,
      };
      const release = await placesToRelease(transaction, booking, around.zone);
      const after = { ...booking, ...part, version: booking.version + 1 };
      const byClient = actor.kind === 'owner';
      const { version } = writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part,
          action: 'cancel',
          details: { refundDue },
          release,
          mails: isActive(booking.status)
            ? cancellationMails(after, settings, { invited, refundDue, byClient })
            : [],
        },
        around,
      );
      return { status, version, refundDue, meetingToRemove: meeting.state === 'unwanted' };
    },
  );
  if (meetingToRemove) await meetWithin(wish.bookingId, clock);
  return answer;
}

/** Cancelling twice is the same as once, for whoever may cancel at all. @throws Refusal forbidden */
function unchanged(booking: Booking, actor: Actor) {
  transition('cancel', 'pending', actor);
  const { status, version, payment } = booking;
  return { status, version, refundDue: payment.state === 'refund-due', meetingToRemove: false };
}

/** A client cannot undo a session that has begun. @throws Refusal transition-not-allowed */
function requireNotBegun({ status, startsAt }: Booking, actor: Actor, now: Instant): void {
  if (actor.kind === 'owner' && status === 'confirmed' && startsAt <= now) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'cancel' });
  }
}

/** Paid and cancelled in time, or cancelled by the practice before it began. */
function refundIsDue(
  booking: Booking,
  actor: Actor,
  settings: PracticeSettings,
  now: Instant,
): boolean {
  if (booking.payment.state === 'refund-due') return true;
  if (booking.payment.state !== 'paid') return false;
  return actor.kind === 'owner'
    ? isRefundDue(booking.startsAt, now, settings)
    : booking.startsAt > now;
}
