/** Records that a meeting is there, if it is still wanted, and sees that everybody learns its link. */
import { bookings, bookingPath, type Booking, type Meeting } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { derivedId } from '../platform/fingerprint';
import { queueMail } from '../mail/outbox';
import { writerOf } from '../platform/writer';
import { linkMails } from '../mail/booking-mails';
import { invitationsOf } from '../mail/invitations';
import { addToCalendarLink } from './add-to-calendar-link';

export interface MadeMeeting {
  /** the booking as it stood when the meeting was made */
  booking: Booking;
  link: string;
  eventId: string | null;
  source: 'google' | 'pasted';
}

export interface Recorded {
  recorded: boolean;
  meeting: Meeting;
  /** nobody wants the event any more, it must be removed */
  orphan: boolean;
}

/**
 * The wish stands when the booking is confirmed for the same time and its meeting is still to be made for the same
 * version. A booking moved meanwhile keeps its event: the wish after the move brings it to the new time.
 */
export async function recordLink(
  made: MadeMeeting,
  settings: PracticeSettings,
  now: Instant,
): Promise<Recorded> {
  const ref = db().doc(bookingPath(made.booking.id));
  return db().runTransaction(async (transaction) => {
    const current = recordOf(bookings, await transaction.get(ref));
    if (current === null) return { recorded: false, meeting: made.booking.meeting, orphan: true };
    const { meeting } = current;
    const sameVersion = meeting.forVersion === made.booking.meeting.forVersion;
    const wanted = meeting.state === 'wanted' || meeting.state === 'failed';
    if (current.status !== 'confirmed' || !sameVersion || !wanted) {
      const adoptedByTwin = meeting.state === 'ready' && sameVersion;
      return { recorded: false, meeting, orphan: !adoptedByTwin };
    }
    if (current.startsAt !== made.booking.startsAt) {
      return { recorded: false, meeting, orphan: false };
    }
    const ready: Meeting = {
      ...meeting,
      state: 'ready',
      problem: null,
      nextAttemptAt: null,
      source: made.source,
    };
    const part: Partial<Booking> = {
      meeting: ready,
      googleMeetLink: made.link,
      googleMeetId: made.eventId,
      googleCalendarLink: addToCalendarLink(current, settings, made.link),
    };
    const invitations = await invitationsOf(transaction, current.id);
    const known = current.googleMeetLink === made.link;
    const writer = writerOf(transaction);
    if (!known && invitations.haveLeft) {
      part.calendarSequence = (current.calendarSequence ?? -1) + 1;
      const after = { ...current, ...part };
      const key = derivedId(made.link, String(part.calendarSequence)).slice(0, 8);
      for (const mail of linkMails(after, settings, key)) queueMail(writer, mail, now);
    }
    writer.update(ref, bookings.toStoredPart(part));
    return { recorded: true, meeting: ready, orphan: false };
  });
}
