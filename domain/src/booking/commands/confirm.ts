import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Interval } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import type { Booking } from '../booking';
import { confirmationMails, nextRevision, plannedReminder } from '../mails/booking-mails';
import { requireGuardianConsent } from '../consent/guardian';
import { wantMeeting } from '../meeting/meeting-state';
import { paymentOnceDecided } from '../payment';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
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
  return planChange(booking, now, {
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
  });
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
) {
  return [...confirmationMails(after, contact), ...plannedReminder(after, settings)];
}
