/**
 * The session as a calendar file (RFC 5545) and as a link to Google Calendar. The title contains no service and no
 * person.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { DEFAULT_DURATION_MINUTES } from '@tulia/domain/booking/policy';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import {
  CALENDAR_ALARM_SECONDS,
  calendarEvent,
  endedFile,
  type CalendarEvent,
} from '@tulia/domain/wording/calendar-entry';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Language } from '../../../platform/language/catalogue';

export const CALENDAR_FILE_NAME = 'session.ics';

/** A booking as a calendar entry; a pending request is tentative. */
export function calendarEntryOf(
  booking: Pick<
    Booking,
    'id' | 'referenceNumber' | 'status' | 'startsAt' | 'googleMeetLink' | 'calendarSequence'
  > & {
    /** null for the default length of a session */
    endsAt: Instant | null;
  },
  practice: PracticeSettings,
  language: Language,
): CalendarEvent {
  const session = {
    ...booking,
    endsAt: booking.endsAt ?? booking.startsAt + DEFAULT_DURATION_MINUTES * MINUTE,
  };
  const status = booking.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
  return calendarEvent(session, status, practice, language);
}

export async function calendarFile({ status, ...entry }: CalendarEvent): Promise<string> {
  const { default: ical, ICalAlarmType, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({ prodId: { company: 'Tulia', product: 'Sessions' } });
  const event = calendar.createEvent({ ...entry, status: ICalEventStatus[status] });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: CALENDAR_ALARM_SECONDS,
    description: entry.summary,
  });
  return endedFile(calendar.toString());
}

const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Opens a filled-in event in Google Calendar. Source: developers' template link `calendar/render`. */
export function googleCalendarLink(entry: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.summary,
    dates: `${compact(entry.start)}/${compact(entry.end)}`,
    location: entry.location,
    details: entry.description,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
