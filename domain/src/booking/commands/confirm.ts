/** Confirms a request, moves a confirmed session, and reopens a session that was over. */
import type { PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Interval } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import type { Booking } from '../booking';
import {
  confirmationMails,
  movedMails,
  nextRevision,
  plannedReminder,
} from '../mails/booking-mails';
import { requireGuardianConsent } from '../consent/guardian';
import { wantMeeting, wantMovedMeeting } from '../meeting/meeting-state';
import { paymentOnceDecided, claimOf } from '../payment';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
import { takeTime, claimPlaces, type SessionStart, type TimedState } from './time/take-time';
import { Refusal } from '../../refusal';
import { mayClientMove } from '../policy';
import type { MoneyEntry } from '../../money/entry';
import { keptTakenBack } from '../../money/ledger';
import { withBalance } from '../../money/summary';
import { notCancelled } from '../cancellation';
import { hasBegun, mayReopen } from '../offered-actions';
import type { CancelState } from './cancel';

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

/** @throws Refusal forbidden, version-conflict, transition-not-allowed, too-late-to-move; TimeRefusal */
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
  return planChange(booking, now, {
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
    mails: (after: Booking) => [
      ...movedMails(after, contact, byOwner),
      ...plannedReminder(after, settings),
    ],
  });
}

/**
 * completed, no_show, cancelled -> confirmed. A cancelled session takes its time again; if it is still to come, it gets
 * a new meeting and its client a new confirmation.
 * @param state.entries the booking's ledger, read in the same transaction; needed where refunds are kept
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, guardian-required, guardian-consent-due
 * @throws TimeRefusal when another booking has taken the time
 */
export function reopen(
  state: CancelState & { entries?: readonly MoneyEntry[] },
  { actor, signedBy, version }: GivenOnVersion,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact } = state;
  requireVersion(booking, version);
  const status = transition('reopen', booking.status, actor);
  if (!mayReopen(booking)) {
    throw new Refusal('transition-not-allowed', { from: booking.status, action: 'reopen' });
  }
  if (!hasBegun(booking, now)) requireGuardianConsent(booking);
  const change = { fields: { status }, action: 'reopen', signedBy };
  // A completed or missed session still has its time. If it was completed early, its reminder is planned again.
  if (booking.status !== 'cancelled') {
    const mails = (after: Booking) =>
      hasBegun(after, now) ? [] : plannedReminder(after, settings);
    return planChange(booking, now, { ...change, mails });
  }
  const locks = claimPlaces(state, booking, now);
  const claim = { ...claimOf({ ...booking, status }), keeps: false };
  // Kept refunds count for the session again.
  const ledger = keptTakenBack({ claim, entries: state.entries ?? [] }, { at: now, by: signedBy });
  const fields = {
    ...change.fields,
    payment: withBalance(claim, { ...booking.payment, kept: 0 }),
    ...notCancelled,
    ...(booking.undo && { undo: null }),
  };
  if (hasBegun(booking, now)) return planChange(booking, now, { ...change, ledger, fields, locks });
  const coming = {
    ...fields,
    googleCalendarLink: addToCalendarLink(booking, settings, null),
    meeting: wantMeeting(booking, now),
    calendarSequence: nextRevision(booking),
  };
  const mails = (after: Booking) => mailsOnceConfirmed(after, contact, settings);
  return planChange(booking, now, { ...change, ledger, fields: coming, locks, mails });
}
