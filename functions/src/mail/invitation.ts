/**
 * The calendar invitation of a booking (RFC 5545, RFC 5546): one UID per booking, a SEQUENCE that grows with every
 * change, REQUEST or CANCEL, and a neutral summary.
 */
import { sessionTitle } from '@tulia/domain/booking/mails/add-to-calendar-link';
import {
  CALENDAR_ALARM_SECONDS,
  calendarNotes,
  calendarUid,
  endedFile,
} from '@tulia/domain/wording/calendar-entry';
import type { Booking } from '@tulia/domain/booking/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Instant } from '@tulia/domain/time/instant';

export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  startsAt: Instant;
  endsAt: Instant;
  sequence: number;
}

/** Control characters would end a content line; the library escapes the rest. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/** A name within a parameter, which may hold no quotation mark, escaped or not (RFC 5545 section 3.2). */
const parameter = (text: string) => plain(text).replaceAll('"', "'");

export async function invitationFile(
  invitation: Invitation,
  about: {
    booking: Booking;
    settings: PracticeSettings;
    attendee: string;
    now: Instant;
  },
): Promise<string> {
  const { booking, settings, attendee, now } = about;
  const {
    default: ical,
    ICalAlarmType,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const cancelled = invitation.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: plain(settings.name), product: 'booking', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const title = plain(sessionTitle(settings));
  const notes = calendarNotes[booking.language];
  const { googleMeetLink: link, referenceNumber } = booking;
  const event = calendar.createEvent({
    id: calendarUid(booking.id),
    sequence: invitation.sequence,
    stamp: new Date(now),
    start: new Date(invitation.startsAt),
    end: new Date(invitation.endsAt),
    summary: title,
    location: plain(link ?? settings.city),
    description: plain(
      `${notes.reference(referenceNumber)}. ${link === null ? notes.linkToCome : notes.join(link)}`,
    ),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(settings.name), email: plain(settings.email) },
  });
  if (link !== null) event.url(link);
  if (!cancelled) {
    const trigger = CALENDAR_ALARM_SECONDS;
    event.createAlarm({ type: ICalAlarmType.display, trigger, description: title });
  }
  event.createAttendee({ email: attendee, status: ICalAttendeeStatus.NEEDSACTION, rsvp: false });
  return endedFile(calendar.toString());
}
