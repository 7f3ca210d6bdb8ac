/** Confirms a request, and moves a confirmed session: takes the time, and writes the invitations. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Interval } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import type { Booking } from '../booking';
import {
  confirmationMails,
  plannedReminder,
  nextRevision,
  movedMails,
  type BookingMail,
} from '../mails/booking-mails';
import { requireGuardianConsent } from '../consent/guardian';
import { wantMeeting, wantMovedMeeting } from '../meeting/meeting-state';
import { paymentOnceDecided } from '../payment';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
import { takeTime, type SessionStart, type TimedState } from './time/take-time';
import { Refusal } from '../../refusal';
import { mayClientMove } from '../policy';

/**
 * pending -> confirmed.
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, guardian-required, guardian-consent-due
 * @throws TimeRefusal
 */
export function confirm(
  state: TimedState,
  input: GivenOnVersion & SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact } = state;
  requireVersion(booking, input.version);
  const status = transition('confirm', booking.status, input.actor);
  requireGuardianConsent(booking);
  const { interval, locks } = takeTime(state, input, 'staff', settings, now);
  const change = {
    fields: {
      status,
      ...confirmedFields(booking, { ...input, ...interval }, settings),
      meeting: wantMeeting(booking, now),
    },
    action: 'confirm',
    signedBy: input.signedBy,
    details: { startsAt: interval.startsAt },
    locks,
    mails: (after: Booking) => mailsOnceConfirmed(after, contact, settings),
  };
  return planChange(booking, change, now);
}

export function confirmedFields(
  booking: Booking,
  { date, time, startsAt, endsAt }: SessionStart & Interval,
  settings: PracticeSettings,
): Partial<Booking> {
  const interval = { startsAt, endsAt };
  return {
    ...interval,
    holdExpiresAt: null,
    confirmedDate: date,
    confirmedTimeSlot: time,
    googleCalendarLink: addToCalendarLink(interval, settings, null),
    calendarSequence: nextRevision(booking),
    paidTime: null,
    payment: paymentOnceDecided(booking),
  };
}

export function mailsOnceConfirmed(
  after: Booking,
  contact: PractitionerContact,
  settings: PracticeSettings,
): BookingMail[] {
  return [...confirmationMails(after, contact), ...plannedReminder(after, settings)];
}

/**
 * confirmed -> confirmed at another time, by staff, or by the client until the moving cut-off.
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, too-late-to-move; TimeRefusal
 */
export function move(
  state: TimedState,
  input: GivenOnVersion & SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact } = state;
  requireVersion(booking, input.version);
  const status = transition('move', booking.status, input.actor);
  const byOwner = input.actor.kind === 'owner';
  if (byOwner && !mayClientMove(booking.startsAt, now, settings)) {
    throw new Refusal('too-late-to-move', { cutoffHours: settings.movingCutoffHours });
  }
  const { interval, locks } = takeTime(state, input, byOwner ? 'client' : 'staff', settings, now);
  return planChange(
    booking,
    {
      fields: {
        status,
        ...interval,
        confirmedDate: input.date,
        confirmedTimeSlot: input.time,
        googleCalendarLink: addToCalendarLink(interval, settings, booking.googleMeetLink),
        meeting: wantMovedMeeting(booking, now),
        calendarSequence: nextRevision(booking),
      },
      action: 'move',
      signedBy: input.signedBy,
      details: { from: booking.startsAt, to: interval.startsAt },
      locks,
      mails: (after) => [
        ...movedMails(after, contact, byOwner),
        ...plannedReminder(after, settings),
      ],
    },
    now,
  );
}
