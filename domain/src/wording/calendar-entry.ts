/** What the mailed and the downloaded calendar file of a booking have in common. */
import { catalogue } from './catalogue';

/** The domain part of UIDs: not an address, and the same for all hosts of the site. */
const UID_DOMAIN = 'sessions.tulia';

/**
 * The UID (RFC 5545) of a booking's entry. It never changes, so calendars know a later file for the same session.
 */
export function calendarUid(bookingId: string): string {
  return `${bookingId}@${UID_DOMAIN}`;
}

/** Seconds before the session at which calendars remind. */
export const CALENDAR_ALARM_SECONDS = 60 * 60;

/** The notes of an entry: neutral, like every text outside the product. */
export const calendarNotes = catalogue({
  en: {
    reference: (reference: string) => `Reference: ${reference}`,
    notConfirmed: 'Not confirmed yet.',
    join: (link: string) => `Join: ${link}`,
    linkToCome: 'Your join link is on the page with your sessions.',
  },
  sw: {
    reference: (reference) => `Kumbukumbu: ${reference}`,
    notConfirmed: 'Bado haijathibitishwa.',
    join: (link) => `Jiunge: ${link}`,
    linkToCome: 'Kiungo chako cha kujiunga kiko kwenye ukurasa wa vikao vyako.',
  },
});

/** The text with a line break at its end, as calendar files need it (RFC 5545 section 3.1). */
export function endedFile(text: string): string {
  return text.endsWith('\r\n') ? text : `${text}\r\n`;
}
