import type { MailTemplate } from '../booking/mails/mail-table';
import type { Mail } from '../records/mail';
import { noMeeting, type Booking } from '../booking/booking';
import { toInstant } from '../time/practice-time';
import { aConfirmed } from './booking';

/** The booking of `aMail`: confirmed, with its meeting, for a client in London. */
export const mailedBooking = aConfirmed({
  id: 'booking1',
  version: 2,
  startsAt: toInstant('2026-11-23', '10:00'),
  timezone: 'Europe/London',
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  googleMeetId: 'event1',
  meeting: { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 },
  calendarSequence: 0,
});

/** The same for a client of 12 to 17 whose guardian has not answered. */
export const youngMailedBooking: Booking = {
  ...mailedBooking,
  status: 'pending',
  ageBand: 'adolescent',
  guardian: { name: 'Rose Wafula', phone: '', email: 'rose@example.com', consents: true },
};

export const bookingMailed = (template: MailTemplate) =>
  template === 'guardian-answered' ? youngMailedBooking : mailedBooking;

export function aMail(
  template: MailTemplate,
  parameters: Mail['parameters'] = {},
  language: Mail['language'] = 'en',
): Mail {
  const { id, startsAt, endsAt, clientEmail } = mailedBooking;
  return {
    to: clientEmail,
    template,
    language,
    bookingId: id,
    parameters: { startsAt, endsAt, sequence: 0, version: 2, ...parameters },
    state: 'sending',
    rung: null,
    attempts: 1,
    notBefore: 0,
    dueSince: 0,
    leaseToken: 'token',
    leaseUntil: 0,
    createdAt: 0,
    sentAt: null,
    expiresAt: startsAt,
  };
}
