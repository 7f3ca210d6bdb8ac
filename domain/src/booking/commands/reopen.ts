import type { MoneyEntry } from '../../money/entry';
import { keptTakenBack } from '../../money/ledger';
import { withBalance } from '../../money/summary';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { notCancelled } from '../cancellation';
import { requireGuardianConsent } from '../consent/guardian';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { nextRevision, plannedReminder } from '../mails/booking-mails';
import { wantMeeting } from '../meeting/meeting-state';
import { hasBegun, mayReopen } from '../offered-actions';
import { claimOf } from '../payment';
import { transition } from '../transitions';
import type { CancelState } from './cancel';
import { mailsOnceConfirmed } from './confirm';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';
import { claimPlaces } from './time/take-time';

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
