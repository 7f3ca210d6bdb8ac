/** What staff decide about a booking; every call names the version it saw (design section 6). */
import * as yup from 'yup';
import { CANCELLERS } from '../../booking/policy';
import type { BookingStatus } from '../../booking/status';
import type { MeetingState } from '../../booking/booking';
import { defineCall } from '../call';
import * as field from '../fields';

export interface BookingChanged {
  status: BookingStatus;
  version: number;
}

export interface BookingChangedWithMeeting extends BookingChanged {
  /** how far the meeting got within the call; a job goes on with the rest */
  meeting: MeetingState;
  /** short reason code when the meeting could not be made */
  problem: string | null;
}

const seen = () => ({ bookingId: field.documentId(), version: field.version() });

const OF_DECISIONS = ['not-found', 'version-conflict', 'transition-not-allowed'] as const;
const OF_TIMES = [...OF_DECISIONS, 'slot-taken', 'slot-unavailable'] as const;

/** pending -> confirmed; takes the locks again. */
export const confirmBooking = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'confirmBooking',
  may: 'decide-bookings',
  refusals: [...OF_TIMES, 'guardian-required', 'guardian-consent-due'],
  input: { ...seen(), date: field.date(), time: field.time() },
});

/** pending -> rejected, with the reason the client reads. */
export const rejectBooking = defineCall<BookingChanged>()('desk', {
  name: 'rejectBooking',
  may: 'decide-bookings',
  refusals: OF_DECISIONS,
  input: {
    ...seen(),
    reason: field.seen(field.text(500), 'reason-required'),
  },
});

/** What becomes of the money, whole shillings. */
export interface CancelledMoney {
  /** what is to go back to the client */
  refund: number;
  /** what the practice keeps */
  kept: number;
}

/**
 * any -> cancelled, for staff as the table allows and for the owner within policy. Cancelling twice is the same as
 * once. Only staff may say by whom it was cancelled, and why, or hold it back.
 */
export const cancelBooking = defineCall<BookingChanged & CancelledMoney>()('client', {
  name: 'cancelBooking',
  may: 'signed-in',
  refusals: OF_DECISIONS,
  input: {
    ...seen(),
    /** left out for the practice */
    askedBy: yup.string().oneOf(CANCELLERS, 'asker-required'),
    /** all goes back, though the client asked too late */
    waivesFee: yup.boolean(),
    reason: field.line(200),
    /** the client reads the reason; otherwise it is for staff alone */
    tellsReason: yup.boolean(),
    /** it can be undone for a moment, and its mails wait; the same call without it then lets them go */
    undoable: yup.boolean(),
  },
});

/** cancelled -> what it was before staff cancelled it, while nobody has been told. */
export const undoCancel = defineCall<BookingChanged>()('desk', {
  name: 'undoCancel',
  may: 'decide-bookings',
  refusals: [...OF_TIMES, 'undo-too-late'],
  input: seen(),
});

/** confirmed -> completed. */
export const completeBooking = defineCall<BookingChanged>()('desk', {
  name: 'completeBooking',
  may: 'conclude-sessions',
  refusals: OF_DECISIONS,
  input: seen(),
});

/** confirmed -> no_show, once the session has begun. */
export const markNoShow = defineCall<BookingChanged>()('desk', {
  name: 'markNoShow',
  may: 'conclude-sessions',
  refusals: [...OF_DECISIONS, 'session-not-begun'],
  input: seen(),
});

/** completed, no_show, cancelled -> confirmed, by admins. */
export const reopenBooking = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'reopenBooking',
  may: 'reopen-bookings',
  refusals: [...OF_TIMES, 'guardian-required', 'guardian-consent-due'],
  input: seen(),
});

/** confirmed -> confirmed at another time; staff always, the owner until the moving cut-off and within a rate limit. */
export const moveBooking = defineCall<BookingChangedWithMeeting>()('client', {
  name: 'moveBooking',
  may: 'signed-in',
  refusals: [...OF_TIMES, 'too-late-to-move'],
  input: { ...seen(), date: field.date(), time: field.time() },
});
