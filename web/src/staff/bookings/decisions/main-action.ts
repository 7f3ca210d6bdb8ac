/** The one action that fits a booking at this moment: it is the first button of the row. */
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { amountDue } from '@tulia/domain/booking/payment';
import { isActive, isRequest } from '@tulia/domain/booking/status';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { meetingView } from '../meeting/meeting-view';

/** `open` leads to the details, where all other actions are. */
export type MainAction =
  'confirm' | 'complete' | 'join' | 'mails' | 'make-link' | 'record' | 'open';

/** From then on staff need the way into the session. */
export const JOIN_BEFORE = 10 * MINUTE;
/** A session that is not paid so short before it begins needs staff. */
export const UNPAID_SOON = 48 * HOUR;

export interface Circumstances {
  now: Instant;
  /** the actions that the domain lets this staff member do now */
  offered: readonly BookingAction[];
  /** a mail about the booking failed, or may not have arrived */
  mailTrouble: boolean;
  /** the session is with this staff member, who is to join it */
  joins: boolean;
  managesMeetings: boolean;
  recordsPayments: boolean;
}

/**
 * Whether a confirmed session that is not over cannot be joined: it has no link, and no link is being made. Rows, the
 * filter of problems and Today say so by this alone.
 */
export function lacksMeeting(booking: Booking, now: Instant): boolean {
  const { kind } = meetingView(booking);
  if (booking.endsAt <= now) return false;
  return kind === 'problem' || kind === 'create' || kind === 'undated';
}

/** Whether the meeting waits for Google to be connected again; it is then made without staff. */
export function waitsForGoogle({ meeting }: Booking): boolean {
  return meeting.problem === 'not-authorised';
}

/** Whether the session is about to begin or runs, so that the practitioner may join. */
export function isJoinable({ startsAt, endsAt }: Booking, now: Instant): boolean {
  return startsAt - JOIN_BEFORE <= now && now < endsAt;
}

/** Whether the client owes money that should be here by now. */
export function isUnpaidSoon(booking: Booking, now: Instant): boolean {
  return amountDue(booking) > 0 && booking.startsAt - UNPAID_SOON <= now;
}

export function mainAction(booking: Booking, at: Circumstances): MainAction {
  const { now, offered } = at;
  if (isRequest(booking.status))
    return offered.includes('confirm') && !lacksGuardianConsent(booking) ? 'confirm' : 'open';
  if (isActive(booking.status)) {
    if (offered.includes('complete') && booking.endsAt <= now) return 'complete';
    if (at.joins && isJoinable(booking, now) && joinLink(booking, now) !== null) return 'join';
    if (at.mailTrouble) return 'mails';
    if (at.managesMeetings && lacksMeeting(booking, now)) return 'make-link';
  }
  return at.recordsPayments && isUnpaidSoon(booking, now) ? 'record' : 'open';
}
