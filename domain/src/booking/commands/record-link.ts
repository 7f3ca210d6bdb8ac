/** Records the link of a made meeting. No person made this change, so it has no version and no event. */
import type { PracticeSettings } from '../../practice/settings';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { nextRevision } from '../mails/booking-mails';
import type { Booking, Meeting } from '../booking';

export interface MadeMeeting {
  /** the booking when the meeting was made */
  booking: Booking;
  link: string;
  eventId: string | null;
  source: 'google' | 'pasted';
}

type LinkPlan =
  | {
      recorded: true;
      after: Booking;
      fields: Partial<Booking> & { meeting: Meeting };
      tell: boolean;
    }
  /** `orphan`: no booking wants the event, so it must be removed */
  | { recorded: false; orphan: boolean };

/**
 * The link counts while the booking is confirmed for the same time and waits for this meeting. A booking moved
 * meanwhile keeps its event, and its next change moves it.
 */
export function recordLink(
  { booking, invitationsHaveLeft }: { booking: Booking; invitationsHaveLeft: boolean },
  made: MadeMeeting,
  settings: PracticeSettings,
): LinkPlan {
  const { meeting } = booking;
  const sameVersion = meeting.forVersion === made.booking.meeting.forVersion;
  const wanted = meeting.state === 'wanted' || meeting.state === 'failed';
  if (booking.status !== 'confirmed' || !sameVersion || !wanted) {
    const adoptedByTwin = meeting.state === 'ready' && sameVersion;
    return { recorded: false, orphan: !adoptedByTwin };
  }
  if (booking.startsAt !== made.booking.startsAt) return { recorded: false, orphan: false };
  const tell = booking.googleMeetLink !== made.link && invitationsHaveLeft;
  const fields = {
    meeting: {
      ...meeting,
      state: 'ready' as const,
      problem: null,
      nextAttemptAt: null,
      source: made.source,
    },
    googleMeetLink: made.link,
    googleMeetId: made.eventId,
    googleCalendarLink: addToCalendarLink(booking, settings, made.link),
    ...(tell ? { calendarSequence: nextRevision(booking) } : {}),
  };
  return { recorded: true, after: { ...booking, ...fields }, fields, tell };
}
