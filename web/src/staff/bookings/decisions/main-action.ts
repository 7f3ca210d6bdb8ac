/** The action that a booking needs next: the first button of its row. `open` opens the details with all actions. */
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { amountDue } from '@tulia/domain/booking/payment';
import { isActive, isRequest } from '@tulia/domain/booking/status';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { meetingView } from '../meeting/meeting-view';

export type MainAction =
  'confirm' | 'complete' | 'join' | 'mails' | 'make-link' | 'record' | 'open';

/** How long before a session its Join button is shown. */
const JOIN_BEFORE = 10 * MINUTE;
/** How long before a session an open amount becomes a task for staff. */
const UNPAID_SOON = 48 * HOUR;

export interface Circumstances {
  now: Instant;
  offered: readonly BookingAction[];
  mailTrouble?: boolean;
  joins?: boolean;
  managesMeetings?: boolean;
  recordsPayments?: boolean;
}

/** Whether a confirmed session that is not over has no link, and no link is being made. */
export function lacksMeeting(booking: Booking, now: Instant): boolean {
  const { kind } = meetingView(booking);
  if (booking.endsAt <= now) return false;
  return kind === 'problem' || kind === 'create' || kind === 'undated';
}

/** The server makes this meeting by itself once Google is connected again. */
export function waitsForGoogle({ meeting }: Booking): boolean {
  return meeting.problem === 'not-authorised';
}

export function isJoinable({ startsAt, endsAt }: Booking, now: Instant): boolean {
  return startsAt - JOIN_BEFORE <= now && now < endsAt;
}

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
