/**
 * The session as a calendar entry: a downloadable file (RFC 5545) and a Google Calendar link. The title is neutral:
 * no service, no name.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { sessionTitle } from '@tulia/domain/booking/mails/add-to-calendar-link';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import {
  CALENDAR_ALARM_SECONDS,
  calendarNotes,
  calendarUid,
  endedFile,
} from '@tulia/domain/wording/calendar-entry';
import { DEFAULT_DURATION_MINUTES } from '@tulia/domain/booking/policy';
import type { Language } from '../../../platform/language/catalogue';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';

/** Fixed, as specified; says nothing about the session. */
export const CALENDAR_FILE_NAME = 'session.ics';

export interface CalendarEntry {
  bookingId: string;
  referenceNumber: string;
  /** a request that waits for its answer is tentative */
  isConfirmed: boolean;
  language: Language;
  title: string;
  location: string;
  startsAt: Instant;
  /** null falls back to the default length of a session */
  endsAt: Instant | null;
}

/** A booking as a calendar entry in the words of this practice. */
export function calendarEntryOf(
  booking: Pick<Booking, 'id' | 'referenceNumber' | 'status' | 'startsAt'> & {
    endsAt: Instant | null;
  },
  practice: PracticeSettings,
  language: Language,
): CalendarEntry {
  const { id, referenceNumber, status, startsAt, endsAt } = booking;
  return {
    bookingId: id,
    referenceNumber,
    isConfirmed: status === 'confirmed',
    language,
    title: sessionTitle(practice),
    location: practice.city,
    startsAt,
    endsAt,
  };
}

function endOf({ startsAt, endsAt }: CalendarEntry): Instant {
  return endsAt ?? startsAt + DEFAULT_DURATION_MINUTES * MINUTE;
}

function notesOf({ referenceNumber, isConfirmed, language }: CalendarEntry): string {
  const t = calendarNotes[language];
  return `${t.reference(referenceNumber)}. ${isConfirmed ? t.linkToCome : t.notConfirmed}`;
}

/** The file's text. The library that writes it is fetched only now. */
export async function calendarFile(entry: CalendarEntry): Promise<string> {
  const { default: ical, ICalAlarmType, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({ prodId: { company: 'Tulia', product: 'Sessions' } });
  const event = calendar.createEvent({
    id: calendarUid(entry.bookingId),
    status: entry.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    description: notesOf(entry),
    start: new Date(entry.startsAt),
    end: new Date(endOf(entry)),
    summary: entry.title,
    location: entry.location,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: CALENDAR_ALARM_SECONDS,
    description: entry.title,
  });
  return endedFile(calendar.toString());
}

const compact = (at: Instant) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Google Calendar's "add an event" page, filled in. Source: developers' template link `calendar/render`. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(entry.startsAt)}/${compact(endOf(entry))}`,
    location: entry.location,
    details: notesOf(entry),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
