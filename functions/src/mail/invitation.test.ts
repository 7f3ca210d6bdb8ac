import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
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
  name = 'Tulia',
  language: Language = 'en',
) {
  const file = await invitationFile(
    { method: 'REQUEST', startsAt, endsAt, sequence: 0, ...invitation },
    {
      booking,
      settings: { ...defaultPracticeSettings, name },
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

describe('invitationFile', () => {
  it('has the real start and duration, one UID per booking and a neutral title', async () => {
    const { calendar, events, event, text } = await parsed();
    expect(events).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    const end = event.getFirstPropertyValue('dtend') as ICAL.Time;
    expect(start.toJSDate().getTime()).toBe(startsAt);
    expect(end.toJSDate().getTime() - start.toJSDate().getTime()).toBe(50 * 60_000);
    expect(text('uid')).toBe(calendarUid('booking1'));
    expect(text('summary')).toBe('Session (Tulia)');
    expect(text('location')).toBe('https://meet.google.com/abc-defg-hij');
  });

  it('ends its last line, reminds an hour before, and says where to join', async () => {
    const { file, event, text } = await parsed();
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text('description')).toBe(
      'Reference: 7QF2-M0XC-9KTR-4B1V. Join: https://meet.google.com/abc-defg-hij',
    );
    const [alarm] = event.getAllSubcomponents('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
    expect(alarm?.getFirstPropertyValue('description')).toBe('Session (Tulia)');
  });

  it('a later revision has the same UID and a higher SEQUENCE; CANCEL takes it back', async () => {
    const cancelled = await parsed({ method: 'CANCEL', sequence: 3 });
    expect(cancelled.text('uid')).toBe(calendarUid('booking1'));
    expect(cancelled.event.getAllSubcomponents('valarm')).toHaveLength(0);
    expect(cancelled.text('sequence')).toBe('3');
    expect(cancelled.text('status')).toBe('CANCELLED');
    expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  });

  it('speaks the language of whoever reads the mail, and leads nobody into a cancelled session', async () => {
    const swahili = { ...mailedBooking, language: 'sw' as const };
    const toTherapist = await parsed({}, { ...swahili, googleMeetLink: null });
    expect(toTherapist.text('description')).toMatch(/\. Your join link is on the page/);
    const taken = { method: 'CANCEL', sequence: 3 } as const;
    for (const [language, words] of [
      ['en', 'Reference: 7QF2-M0XC-9KTR-4B1V. This session is cancelled.'],
      ['sw', 'Kumbukumbu: 7QF2-M0XC-9KTR-4B1V. Kikao hiki kimeghairiwa.'],
    ] as const)
      for (const googleMeetLink of [mailedBooking.googleMeetLink, null]) {
        const { text, file } = await parsed(
          taken,
          { ...swahili, googleMeetLink },
          'Tulia',
          language,
        );
        expect(text('description')).toBe(words);
        expect(text('location')).toBe('Nairobi, Kenya');
        expect(file).not.toContain('meet.google.com');
      }
  });

  it.each([
    'Tulia\r\nATTENDEE:mailto:evil@example.com',
    'Tulia\rX',
    'a;b,c\\n"',
    'T\u2028u',
    '\u0000x',
  ])('nothing in a name adds a property: %j', async (name) => {
    const plain = await parsed();
    const hostile = await parsed({}, mailedBooking, name);
    expect(hostile.event.getAllProperties()).toHaveLength(plain.event.getAllProperties().length);
    expect(hostile.calendar.getAllProperties()).toHaveLength(
      plain.calendar.getAllProperties().length,
    );
    expect(hostile.file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});
