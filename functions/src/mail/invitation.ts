/** The calendar invitation of a booking (RFC 5545, RFC 5546). Each change of the booking has a higher SEQUENCE. */
import * as calendarEntry from '@tulia/domain/wording/calendar-entry';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Language } from '@tulia/domain/person/language';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Instant } from '@tulia/domain/time/instant';

export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  startsAt: Instant;
  endsAt: Instant;
  sequence: number;
}

/** A parameter may hold no quotation mark, escaped or not (RFC 5545 section 3.2). */
const parameter = (text: string) => calendarEntry.plainLine(text).replaceAll('"', "'");

export async function invitationFile(
  invitation: Invitation,
  about: {
    booking: Booking;
    settings: PracticeSettings;
    language: Language;
    attendee: string;
    organizer: string;
    now: Instant;
  },
): Promise<string> {
  const { booking, settings, language, attendee, organizer, now } = about;
  const {
    default: ical,
    ICalAlarmType,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const cancelled = invitation.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: calendarEntry.plainLine(settings.name), product: 'booking', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const { startsAt, endsAt, sequence } = invitation;
  const session = { ...booking, startsAt, endsAt, calendarSequence: sequence };
  const { status, ...entry } = calendarEntry.calendarEvent(
    session,
    cancelled ? 'CANCELLED' : 'CONFIRMED',
    settings,
    language,
  );
  const event = calendar.createEvent({
    ...entry,
    status: ICalEventStatus[status],
    stamp: new Date(now),
    organizer: { name: parameter(settings.name), email: calendarEntry.plainLine(organizer) },
  });
  if (!cancelled) {
    const trigger = calendarEntry.CALENDAR_ALARM_SECONDS;
    event.createAlarm({ type: ICalAlarmType.display, trigger, description: entry.summary });
  }
  event.createAttendee({ email: attendee, status: ICalAttendeeStatus.NEEDSACTION, rsvp: false });
  return calendarEntry.endedFile(calendar.toString());
}
