/** pending -> confirmed: takes the time, asks for a meeting, invites client and practitioner. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Interval } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import type { Booking } from '../booking';
import {
  confirmationMails,
  plannedReminder,
  type BookingMail,
  nextRevision,
} from '../mails/booking-mails';
import { requireGuardianConsent } from '../consent/guardian';
import { wantMeeting } from '../meeting/meeting-state';
import { paymentOnceDecided } from '../payment';
import { transition } from '../transitions';
import { type GivenOnVersion, requireVersion } from './given';
import { planChange, type BookingPlan } from './plan';
import { takeTime, type SessionStart, type TimedState } from './time/take-time';

/**
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
