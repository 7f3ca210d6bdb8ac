/**
 * What the meeting control shows (specification section 4, "Meeting state"; design section 6). A link has priority over
 * all other states, so that no later fault hides it.
 */
import { safeCalendarLink, safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { adminMeetingsTexts } from '../board/texts/meetings';
import type { Language } from '../../../platform/language/catalogue';
import type { Booking, MeetingState } from '@tulia/domain/booking/booking';

export type MeetingView =
  /** has a link; `joinLink` of the domain decides whether staff may join */
  | { kind: 'ready'; calendar: string | null; cancellable: boolean }
  /** Google has not answered yet */
  | { kind: 'wanted' }
  | { kind: 'unwanted' }
  | { kind: 'problem'; code: string }
  | { kind: 'create' }
  /** confirmed without a date: the Create button says why no meeting can be made */
  | { kind: 'undated' }
  | { kind: 'confirm-first' }
  | { kind: 'completed' }
  | { kind: 'not-needed' };

type Seen = Pick<
  Booking,
  'status' | 'confirmedDate' | 'googleMeetLink' | 'googleCalendarLink' | 'meeting'
>;

/** null: a meeting can be joined or made */
const INSTEAD: Readonly<
  Record<BookingStatus, 'confirm-first' | 'completed' | 'not-needed' | null>
> = {
  pending: 'confirm-first',
  confirmed: null,
  completed: 'completed',
  cancelled: 'not-needed',
  no_show: 'not-needed',
  rejected: 'not-needed',
};

export function meetingView(booking: Seen): MeetingView {
  const { status, meeting } = booking;
  const instead = INSTEAD[status];
  const hasLink = safeMeetingLink(booking.googleMeetLink) !== null && meeting.state !== 'unwanted';
  const calendar = safeCalendarLink(booking.googleCalendarLink);
  if (hasLink && (instead === null || calendar !== null))
    return { kind: 'ready', calendar, cancellable: instead === null };
  if (instead !== null) return { kind: instead };
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

/** An unknown code counts as a fault of Google. */
export function problemText(code: string, lang: Language): string {
  const problems: Record<string, string> = adminMeetingsTexts[lang].problems;
  return problems[code] ?? adminMeetingsTexts[lang].problems.unknown;
}

/** Empty for a meeting with a link. */
export function meetingWords(view: MeetingView, lang: Language): string {
  const t = adminMeetingsTexts[lang];
  if (view.kind === 'problem') return t.problem(problemText(view.code, lang));
  return {
    ready: '',
    wanted: t.wanted,
    unwanted: t.unwanted,
    create: t.notYet,
    undated: t.notYet,
    'confirm-first': t.confirmFirst,
    completed: t.sessionCompleted,
    'not-needed': t.notNeeded,
  }[view.kind];
}
