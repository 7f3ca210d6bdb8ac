/** Every call names the version that the caller saw (design section 6). */
import * as yup from 'yup';
import { SERIES_MAX } from '../../booking/series';
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
  /** the state at the end of the call; a job continues */
  meeting: MeetingState;
  /** reason code when the meeting could not be made */
  problem: string | null;
}

const seen = () => ({ bookingId: field.documentId(), version: field.version() });

export const OF_DECISIONS = ['not-found', 'version-conflict', 'transition-not-allowed'] as const;
export const OF_TIMES = [...OF_DECISIONS, 'slot-taken', 'slot-unavailable'] as const;

/** pending -> confirmed; takes the locks again. */
export const confirmBooking = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'confirmBooking',
  may: 'decide-bookings',
  refusals: [...OF_TIMES, 'guardian-required', 'guardian-consent-due'],
  input: { ...seen(), date: field.date(), time: field.time() },
});

/** pending -> rejected; the client reads the reason. */
export const rejectBooking = defineCall<BookingChanged>()('desk', {
  name: 'rejectBooking',
  may: 'decide-bookings',
  refusals: OF_DECISIONS,
  input: { ...seen(), reason: field.seen(field.text(500), 'reason-required') },
});

/** Whole shillings that go back to the client, and that the practice keeps. */
export interface CancelledMoney {
  refund: number;
  kept: number;
}

/** any -> cancelled, by staff or the client. A second call changes nothing. Only staff may send the optional fields. */
export const cancelBooking = defineCall<BookingChanged & CancelledMoney>()('client', {
  name: 'cancelBooking',
  may: 'signed-in',
  refusals: OF_DECISIONS,
  input: {
    ...seen(),
    /** default: the practice */
    askedBy: yup.string().oneOf(CANCELLERS, 'asker-required'),
    /** a full refund, although the client cancelled too late */
    waivesFee: yup.boolean(),
    reason: field.line(200),
    tellsReason: yup.boolean(),
    /** staff can undo it for a moment, and its emails wait; a second call without this field sends them */
    undoable: yup.boolean(),
  },
});

/** A session of a series, and those after it that change with it. */
const ofSeries = () =>
  yup.array(field.exactly(seen())).min(1, 'too-few').max(SERIES_MAX, 'too-many').required();

/** Requests of one series, at the times that they ask for; all, or none. */
export const confirmSeries = defineCall<object>()('desk', {
  name: 'confirmSeries',
  may: 'decide-bookings',
  refusals: [...OF_DECISIONS, 'times-unavailable', 'guardian-required', 'guardian-consent-due'],
  input: { sessions: ofSeries() },
});

/** All, or none; the client reads the reason. */
export const rejectSeries = defineCall<object>()('desk', {
  name: 'rejectSeries',
  may: 'decide-bookings',
  refusals: OF_DECISIONS,
  input: { sessions: ofSeries(), reason: field.seen(field.text(500), 'reason-required') },
});

/** By staff or the client. The first moves to this time, and the others by as much; all, or none. */
export const moveSeries = defineCall<object>()('client', {
  name: 'moveSeries',
  may: 'signed-in',
  refusals: [...OF_DECISIONS, 'times-unavailable', 'too-late-to-move'],
  input: { sessions: ofSeries(), date: field.date(), time: field.time() },
});

/**
 * A session of a series with later ones: all are cancelled, or none, by staff or the client. Without undo. Only staff
 * may send the optional fields.
 */
export const cancelSeries = defineCall<CancelledMoney>()('client', {
  name: 'cancelSeries',
  may: 'signed-in',
  refusals: OF_DECISIONS,
  input: {
    sessions: ofSeries(),
    askedBy: yup.string().oneOf(CANCELLERS, 'asker-required'),
    waivesFee: yup.boolean(),
    reason: field.line(200),
    tellsReason: yup.boolean(),
  },
});

/**
 * confirmed -> cancelled, once the session has begun: the line failed. Undo as after `cancelBooking`; a second call
 * without `undoable` sends the emails.
 */
export const failLine = defineCall<BookingChanged & CancelledMoney>()('desk', {
  name: 'failLine',
  may: 'conclude-sessions',
  refusals: [...OF_DECISIONS, 'session-not-begun'],
  input: { ...seen(), undoable: yup.boolean() },
});

/** cancelled -> the former status, while no email was sent, by whoever may cancel it so. */
export const undoCancel = defineCall<BookingChanged>()('desk', {
  name: 'undoCancel',
  may: 'see-bookings',
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

/** Moves a confirmed session: staff always, the client until the moving cut-off and within a rate limit. */
export const moveBooking = defineCall<BookingChangedWithMeeting>()('client', {
  name: 'moveBooking',
  may: 'signed-in',
  refusals: [...OF_TIMES, 'too-late-to-move'],
  input: { ...seen(), date: field.date(), time: field.time() },
});

/** A request or session that has not begun goes to a colleague, at the same time. Therapists hand over their own. */
export const handOverBooking = defineCall<BookingChangedWithMeeting>()('desk', {
  name: 'handOverBooking',
  may: 'hand-over-bookings',
  refusals: [...OF_TIMES, 'practitioner-unavailable'],
  input: { ...seen(), practitionerId: field.practitionerId() },
});

/** Holds the time of the client's request again after the hold has ended, at most twice a day. */
export const holdAgain = defineCall<{ version: number; until: number }>()('client', {
  name: 'holdAgain',
  may: 'signed-in',
  refusals: [...OF_DECISIONS, 'slot-taken'],
  input: seen(),
});

/** Requests another time; earlier payments count for it. */
export const chooseAnotherTime = defineCall<{ version: number }>()('client', {
  name: 'chooseAnotherTime',
  may: 'signed-in',
  refusals: OF_TIMES,
  input: { ...seen(), date: field.date(), time: field.time() },
});
