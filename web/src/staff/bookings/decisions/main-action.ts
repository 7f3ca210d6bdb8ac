/** Which one action fits the moment of a booking: the button that stands first in its row. */
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { amountDue } from '@tulia/domain/booking/payment';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/records/booking';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { meetingView } from '../meeting/meeting-view';

/** `open` leads to the details, where everything else is. */
export type MainAction =
  'confirm' | 'complete' | 'join' | 'mails' | 'make-link' | 'record' | 'open';

/** From then on the way into the session is what somebody is looking for. */
export const JOIN_BEFORE = 10 * MINUTE;
/** What is not paid so short before the session needs somebody. */
export const UNPAID_SOON = 48 * HOUR;

export interface Circumstances {
  now: Instant;
  /** what the domain lets this person do with the booking now */
  offered: readonly BookingAction[];
  /** a mail about it failed, or may not have arrived */
  mailTrouble: boolean;
  /** whether the session is with this person, who is to come in */
  joins: boolean;
  managesMeetings: boolean;
  recordsPayments: boolean;
}

/** Whether nobody can join the confirmed session: no link, and nothing under way that would make one. */
export function lacksMeeting(booking: Booking): boolean {
  const { kind } = meetingView(booking);
  return kind === 'problem' || kind === 'create' || kind === 'undated';
}

/** Whether its meeting waits for Google to be connected again, and is made by itself then. */
export function waitsForGoogle({ meeting }: Booking): boolean {
  return meeting.problem === 'not-authorised';
}

/** Whether the session is about to begin or runs, so that somebody may come in. */
export function isJoinable({ startsAt, endsAt }: Booking, now: Instant): boolean {
  return startsAt - JOIN_BEFORE <= now && now < endsAt;
}

/** Whether money is missing that should be here by now. */
export function isUnpaidSoon(booking: Booking, now: Instant): boolean {
  return amountDue(booking) > 0 && booking.startsAt - UNPAID_SOON <= now;
}

export function mainAction(booking: Booking, at: Circumstances): MainAction {
  const { now, offered } = at;
  if (booking.status === 'pending')
    return offered.includes('confirm') && !lacksGuardianConsent(booking) ? 'confirm' : 'open';
  if (booking.status === 'confirmed') {
    if (offered.includes('complete') && booking.endsAt <= now) return 'complete';
    if (at.joins && isJoinable(booking, now) && meetingView(booking).kind === 'ready')
      return 'join';
    if (at.mailTrouble) return 'mails';
    if (at.managesMeetings && lacksMeeting(booking)) return 'make-link';
  }
  return at.recordsPayments && isUnpaidSoon(booking, now) ? 'record' : 'open';
}
