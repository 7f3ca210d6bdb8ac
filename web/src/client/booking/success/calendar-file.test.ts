import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { calendarUid } from '@tulia/domain/wording/calendar-entry';
import { calendarEntryOf, calendarFile, googleCalendarLink } from './calendar-file';
import { countdown } from './hold-notice';

const booking = {
  id: 'b1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  status: 'pending' as const,
  startsAt: Date.UTC(2026, 10, 24, 6),
  endsAt: Date.UTC(2026, 10, 24, 6, 50),
  googleMeetLink: null,
  calendarSequence: null,
};
const practice = {
  ...defaultPracticeSettings,
  city: 'Nairobi, Kenya\r\nATTENDEE:mailto:x@example.com',
};
const entryOf = (more: Partial<Parameters<typeof calendarEntryOf>[0]> = {}) =>
  calendarEntryOf({ ...booking, ...more }, practice, 'en');
const entry = entryOf();

const fileOf = async (entry: ReturnType<typeof entryOf>) => {
  const text = await calendarFile(entry);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [vevent, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return { text, vevent: vevent!, event: new ICAL.Event(vevent) };
};

test('an independent parser reads start and length of the calendar file, and no injected line', async () => {
  const { text, vevent, event } = await fileOf(entry);
  expect(event.summary).toBe('Session (Tulia)');
  expect((await import('./calendar-file')).CALENDAR_FILE_NAME).toBe('session.ics');
  expect(event.startDate.toJSDate().getTime()).toBe(booking.startsAt);
  expect(event.endDate.toJSDate().getTime()).toBe(booking.endsAt);
  expect(vevent.getAllProperties('attendee')).toHaveLength(0);
  expect(event.location).toContain('Nairobi, Kenya');
  // The same as in the emailed invitation.
  expect(event.uid).toBe(calendarUid('b1'));
  expect(vevent.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test.each([
  ['pending', 'TENTATIVE', true],
  ['confirmed', 'CONFIRMED', false],
] as const)('a %s booking is %s, and says so', async (status, written, isOpen) => {
  const { vevent } = await fileOf(entryOf({ status }));
  expect(vevent.getFirstPropertyValue('status')).toBe(written);
  const description = String(vevent.getFirstPropertyValue('description'));
  expect(description.includes('Not confirmed yet.')).toBe(isOpen);
});

test('the calendar file has the revision of the latest invitation, so that it replaces no newer entry', async () => {
  const googleMeetLink = 'https://meet.google.com/abc-defg-hij';
  const revised = entryOf({ status: 'confirmed', calendarSequence: 1, googleMeetLink });
  const { vevent, event } = await fileOf(revised);
  expect(vevent.getFirstPropertyValue('sequence')).toBe(1);
  expect(vevent.getFirstPropertyValue('url')).toBe(googleMeetLink);
  expect(event.location).toBe(googleMeetLink);
  expect(event.description).toBe(`Reference: 7QF2-M0XC-9KTR-4B1V. Join: ${googleMeetLink}`);
});

test('the Google link has the same data as the calendar file', () => {
  const link = new URL(googleCalendarLink(entry));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('dates')).toBe('20261124T060000Z/20261124T065000Z');
  expect(link.searchParams.get('text')).toBe('Session (Tulia)');
  expect(link.searchParams.get('details')).toContain('7QF2-M0XC-9KTR-4B1V');
});

test('the countdown never goes below zero', () => {
  expect(countdown(15 * 60_000)).toBe('15:00');
  expect(countdown(61_001)).toBe('1:02');
  expect(countdown(-5)).toBe('0:00');
});
