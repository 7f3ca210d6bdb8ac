/** pending -> confirmed: takes the time again, asks for a meeting and invites. */
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../add-to-calendar-link';
import type { Booking } from '../booking';
import { confirmationMails, plannedReminder } from '../booking-mails';
import { nextRevision } from '../invitation-revision';
import { wantMeeting } from '../meeting/meeting-state';
import { paymentOnceDecided } from '../payment';
import { transition } from '../transitions';
import { requireVersion } from '../version';
import type { Given } from './given';
import { planChange, type BookingPlan } from './plan';
import { takeTime, type SessionStart, type TimedState } from './take-time';

export interface ConfirmInput extends Given, SessionStart {
  /** the version of the booking that the person saw */
  version: number;
}

/** @throws Refusal forbidden, version-conflict, transition-not-allowed, guardian-required; TimeRefusal */
export function confirm(
  state: TimedState,
  input: ConfirmInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact } = state;
  requireVersion(booking, input.version);
  const status = transition('confirm', booking.status, input.actor);
  requireGuardian(booking);
  const { interval, locks } = takeTime(state, input, 'staff', settings, now);
  const change = {
    fields: {
      status,
      ...interval,
      holdExpiresAt: null,
      confirmedDate: input.date,
      confirmedTimeSlot: input.time,
      googleCalendarLink: addToCalendarLink(interval, settings, null),
      meeting: wantMeeting(booking, now),
      calendarSequence: nextRevision(booking),
      paidTime: null,
      payment: paymentOnceDecided(booking),
    },
    action: 'confirm',
    signedBy: input.signedBy,
    details: { startsAt: interval.startsAt },
    locks,
    mails: (after: Booking) => [
      ...confirmationMails(after, contact),
      ...plannedReminder(after, settings),
    ],
  };
  return planChange(booking, change, settings, now);
}

/** A session with somebody of 12 to 17 needs a guardian who consents (design section 8). @throws Refusal guardian-required */
export function requireGuardian({
  ageBand,
  guardian,
}: Pick<Booking, 'ageBand' | 'guardian'>): void {
  if (ageBand === 'adolescent' && guardian?.consents !== true) {
    throw new Refusal('guardian-required');
  }
}
