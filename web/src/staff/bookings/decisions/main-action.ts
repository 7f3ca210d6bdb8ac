/** The two actions that fit a booking's state and moment: rows, details and Today offer them first. */
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { amountDue } from '@tulia/domain/booking/payment';
import { hasBegun } from '@tulia/domain/booking/offered-actions';
import { isActive, isRequest } from '@tulia/domain/booking/status';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import { joinLink } from '@tulia/domain/booking/upcoming';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { meetingView } from '../meeting/meeting-view';

export type FittingAction =
  | 'confirm'
  | 'complete'
  | 'no-show'
  | 'cancel'
  | 'join'
  | 'mails'
  | 'make-link'
  | 'record'
  | 'note';

/** How long before a session its Join button is shown. */
const JOIN_BEFORE = 10 * MINUTE;
/** How long before a session an open amount becomes a task for staff. */
const UNPAID_SOON = 48 * HOUR;

export interface Circumstances {
  now: Instant;
  offered: readonly BookingAction[];
  mailTrouble?: boolean;
  /** `any-time`: as soon as there is a link; if absent, never */
  joins?: 'any-time' | 'at-its-time';
  managesMeetings?: boolean;
  recordsPayments?: boolean;
  writesNotes?: boolean;
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

/** At most two, the most urgent first. What has begun is not cancelled, and what is over is not joined. */
export function fittingActions(booking: Booking, at: Circumstances): FittingAction[] {
  const { now, offered } = at;
  const { status } = booking;
  const may = (action: BookingAction & FittingAction) => offered.includes(action);
  const isConfirmed = isActive(status) && !isRequest(status);
  const isNear = isJoinable(booking, now);
  const isPast = booking.endsAt <= now;
  const joins = at.joins === 'any-time' || (at.joins === 'at-its-time' && isNear);
  const hasLink = !isPast && joinLink(booking, now) !== null;
  const records = at.recordsPayments === true && isUnpaidSoon(booking, now);
  const fits: [FittingAction, boolean][] = [
    ['confirm', may('confirm') && !lacksGuardianConsent(booking)],
    ['complete', isConfirmed && isPast && may('complete')],
    ['no-show', isConfirmed && isPast && may('no-show')],
    ['join', isNear && joins && hasLink],
    ['mails', isConfirmed && !isPast && at.mailTrouble === true],
    ['make-link', at.managesMeetings === true && lacksMeeting(booking, now)],
    ['complete', isConfirmed && !isPast && hasBegun(booking, now) && may('complete')],
    ['record', !isRequest(status) && records],
    ['note', status === 'completed' && at.writesNotes === true],
    ['join', !isNear && joins && hasLink],
  ];
  const found = fits.flatMap(([action, isFit]) => (isFit ? [action] : []));
  const mayCancel = may('cancel') && (isRequest(status) || !hasBegun(booking, now));
  return isActive(status) && mayCancel ? [...found.slice(0, 1), 'cancel'] : found.slice(0, 2);
}
