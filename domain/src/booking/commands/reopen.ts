/**
 * completed, no_show, cancelled -> confirmed. A cancelled session takes its time again; if it is still to come, it gets
 * a new meeting and its client a new confirmation.
 */
import type { MoneyEntry } from '../../money/entry';
import { keptTakenBack } from '../../money/ledger';
import { withBalance } from '../../money/summary';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import { notCancelled } from '../cancellation';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { confirmationMails, plannedReminder, nextRevision } from '../mails/booking-mails';
import { requireGuardianConsent } from '../consent/guardian';
import { wantMeeting } from '../meeting/meeting-state';
import { hasBegun, mayReopen } from '../offered-actions';
import { claimOf } from '../payment';
import { transition } from '../transitions';
import type { CancelState } from './cancel';
import {
  planChange,
  requireVersion,
  type BookingPlan,
  type Change,
  type GivenOnVersion,
} from './plan';
import { claimPlaces } from './time/take-time';

/**
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
  const change: Change = { fields: { status }, action: 'reopen', signedBy };
  // A completed or missed session still has its time. If it was completed early, its reminder is planned again.
  if (booking.status !== 'cancelled')
    return planChange(
      booking,
      {
        ...change,
        mails: (after) => (hasBegun(after, now) ? [] : plannedReminder(after, settings)),
      },
      now,
    );
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
  if (hasBegun(booking, now)) return planChange(booking, { ...change, ledger, fields, locks }, now);
  return planChange(
    booking,
    {
      ...change,
      ledger,
      fields: {
        ...fields,
        googleCalendarLink: addToCalendarLink(booking, settings, null),
        meeting: wantMeeting(booking, now),
        calendarSequence: nextRevision(booking),
      },
      locks,
      mails: (after) => [...confirmationMails(after, contact), ...plannedReminder(after, settings)],
    },
    now,
  );
}
