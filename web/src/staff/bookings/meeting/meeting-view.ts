/**
 * What the meeting control of a booking shows (specification section 4, "Meeting state"; design section 6). Order
 * matters: an existing link wins over all other states, so that no later fault hides a link.
 */
import { safeCalendarLink, safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import type { Booking, MeetingState } from '@tulia/domain/records/booking';

export type MeetingView =
  | { kind: 'ready'; join: string; calendar: string | null; cancellable: boolean }
  /** Google has been asked and has not answered yet */
  | { kind: 'wanted' }
  | { kind: 'unwanted' }
  | { kind: 'problem'; code: string }
  | { kind: 'create' }
  /** confirmed without a date: creating is offered and answered with why not */
  | { kind: 'undated' }
  | { kind: 'confirm-first' }
  | { kind: 'completed' }
  | { kind: 'not-needed' };

type Seen = Pick<
  Booking,
  'status' | 'confirmedDate' | 'googleMeetLink' | 'googleCalendarLink' | 'meeting'
>;

export function meetingView(booking: Seen): MeetingView {
  const { status, meeting } = booking;
  const join = safeMeetingLink(booking.googleMeetLink);
  if (join !== null && meeting.state !== 'unwanted')
    return {
      kind: 'ready',
      join,
      calendar: safeCalendarLink(booking.googleCalendarLink),
      cancellable: status === 'confirmed',
    };
  if (status === 'pending') return { kind: 'confirm-first' };
  if (status === 'completed') return { kind: 'completed' };
  if (status !== 'confirmed') return { kind: 'not-needed' };
  if (booking.confirmedDate === null) return { kind: 'undated' };
  return openMeeting(meeting.state, meeting.problem);
}

function openMeeting(state: MeetingState, problem: string | null): MeetingView {
  switch (state) {
    case 'wanted':
      return { kind: 'wanted' };
    case 'unwanted':
      return { kind: 'unwanted' };
    case 'failed':
      return { kind: 'problem', code: problem ?? 'unknown' };
    default:
      return { kind: 'create' };
  }
}
