import type { Booking } from '../booking/booking';
import { sessionTitle } from '../booking/mails/add-to-calendar-link';
import { safeMeetingLink } from '../booking/meeting/meeting-link';
import type { Language } from '../person/language';
import type { PracticeSettings } from '../practice/settings';
import { SESSION_UID_DOMAIN } from '../slot/calendar-busy';
import type { Interval } from '../slot/interval';
import { catalogue } from './catalogue';

/** The UID (RFC 5545) never changes, so calendars recognize a later file of the same session. It is no address. */
export function calendarUid(bookingId: string): string {
  return `${bookingId}@${SESSION_UID_DOMAIN}`;
}

/** Calendars remind so many seconds before the session. */
export const CALENDAR_ALARM_SECONDS = 60 * 60;

/** Neutral, like every text outside the product. */
const notes = catalogue({
  en: {
    reference: (reference: string) => `Reference: ${reference}`,
    tentative: 'Not confirmed yet.',
    cancelled: 'This session is cancelled.',
    join: (link: string) => `Join: ${link}`,
    linkToCome: 'Your join link is on the page with your sessions.',
  },
  sw: {
    reference: (reference) => `Kumbukumbu: ${reference}`,
    tentative: 'Bado haijathibitishwa.',
    cancelled: 'Kikao hiki kimeghairiwa.',
    join: (link) => `Jiunge: ${link}`,
    linkToCome: 'Kiungo chako cha kujiunga kiko kwenye ukurasa wa vikao vyako.',
  },
});

export interface CalendarEvent {
  id: string;
  /** calendars keep the entry with the highest revision */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
  url: string | null;
}

/** Control characters would end a content line. The library that writes the file escapes the rest. */
export const plainLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The title names no service and no person. @param booking.calendarSequence null before the first revision */
export function calendarEvent(
  booking: Pick<Booking, 'id' | 'referenceNumber' | 'googleMeetLink' | 'calendarSequence'> &
    Interval,
  status: CalendarEvent['status'],
  practice: Pick<PracticeSettings, 'name' | 'city'>,
  language: Language,
): CalendarEvent {
  const t = notes[language];
  const url = status === 'CONFIRMED' ? safeMeetingLink(booking.googleMeetLink) : null;
  const note =
    status === 'TENTATIVE'
      ? t.tentative
      : status === 'CANCELLED'
        ? t.cancelled
        : url === null
          ? t.linkToCome
          : t.join(url);
  return {
    id: calendarUid(booking.id),
    sequence: booking.calendarSequence ?? 0,
    status,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: plainLine(sessionTitle(practice)),
    location: plainLine(url ?? practice.city),
    description: plainLine(`${t.reference(booking.referenceNumber)}. ${note}`),
    url,
  };
}

/** Calendar files end with a line break (RFC 5545 section 3.1). */
export function endedFile(text: string): string {
  return text.endsWith('\r\n') ? text : `${text}\r\n`;
}
