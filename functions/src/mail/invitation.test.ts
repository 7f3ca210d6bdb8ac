import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Language } from '@tulia/domain/person/language';
import { calendarUid } from '@tulia/domain/wording/calendar-entry';
import { invitationFile, type Invitation } from './invitation';
import { mailedBooking } from '@tulia/domain/testing/mail';

const { startsAt, endsAt } = mailedBooking;

async function parsed(
  invitation: Partial<Invitation> = {},
  booking: Booking = mailedBooking,
  language: Language = 'en',
) {
  const file = await invitationFile(
    { method: 'REQUEST', startsAt, endsAt, sequence: 0, ...invitation },
    {
      booking,
      settings: defaultPracticeSettings,
      language,
      attendee: 'amina@example.com',
      organizer: defaultPracticeSettings.email,
      now: 0,
    },
  );
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const event = events[0];
  if (event === undefined) throw new Error('no event');
  return {
    file,
    calendar,
    events,
    event,
    text: (field: string) => String(event.getFirstPropertyValue(field)),
  };
}

it('the calendar file has the start, duration, one UID per booking, a neutral title and the join link', async () => {
  const { file, calendar, events, event, text } = await parsed();
  expect(events).toHaveLength(1);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
  const end = event.getFirstPropertyValue('dtend') as ICAL.Time;
  expect(start.toJSDate().getTime()).toBe(startsAt);
  expect(end.toJSDate().getTime() - start.toJSDate().getTime()).toBe(50 * 60_000);
  expect(['uid', 'summary', 'location', 'description'].map(text)).toEqual([
    calendarUid('booking1'),
    'Session (Tulia)',
    'https://meet.google.com/abc-defg-hij',
    'Reference: 7QF2-M0XC-9KTR-4B1V. Join: https://meet.google.com/abc-defg-hij',
  ]);
  const [alarm] = event.getAllSubcomponents('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
  expect(alarm?.getFirstPropertyValue('description')).toBe('Session (Tulia)');
});

it('a later calendar file has the same UID and a higher SEQUENCE; CANCEL removes the event', async () => {
  const cancelled = await parsed({ method: 'CANCEL', sequence: 3 });
  expect(cancelled.text('uid')).toBe(calendarUid('booking1'));
  expect(cancelled.event.getAllSubcomponents('valarm')).toHaveLength(0);
  expect(cancelled.text('sequence')).toBe('3');
  expect(cancelled.text('status')).toBe('CANCELLED');
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
});

it('the calendar file is in the reader’s language, and has no join link for a cancelled session', async () => {
  const swahili = { ...mailedBooking, language: 'sw' as const };
  const toTherapist = await parsed({}, { ...swahili, googleMeetLink: null });
  expect(toTherapist.text('description')).toMatch(/\. Your join link is on the page/);
  const taken = { method: 'CANCEL', sequence: 3 } as const;
  for (const [language, words] of [
    ['en', 'Reference: 7QF2-M0XC-9KTR-4B1V. This session is cancelled.'],
    ['sw', 'Kumbukumbu: 7QF2-M0XC-9KTR-4B1V. Kikao hiki kimeghairiwa.'],
  ] as const)
    for (const googleMeetLink of [mailedBooking.googleMeetLink, null]) {
      const { text, file } = await parsed(taken, { ...swahili, googleMeetLink }, language);
      expect(text('description')).toBe(words);
      expect(text('location')).toBe('Nairobi, Kenya');
      expect(file).not.toContain('meet.google.com');
    }
});
