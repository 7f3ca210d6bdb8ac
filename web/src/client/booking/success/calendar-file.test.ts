import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { calendarUid } from '@tulia/domain/wording/calendar-entry';
import { calendarEntryOf, calendarFile, googleCalendarLink } from './calendar-file';
import { countdown } from './countdown';

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

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);

test('an independent parser reads the real start and length, and nothing that was slipped in', async () => {
  const calendar = parsed(await calendarFile(entry));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  expect(event.summary).toBe('Session (Tulia)');
  expect(event.startDate.toJSDate().getTime()).toBe(booking.startsAt);
  expect(event.endDate.toJSDate().getTime()).toBe(booking.endsAt);
  expect(events[0]!.getAllProperties('attendee')).toHaveLength(0);
  expect(event.location).toContain('Nairobi, Kenya');
});

test('has the UID of the invitation that is mailed, and ends its last line', async () => {
  const text = await calendarFile(entry);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).not.toMatch(/[^\r]\n/);
  const event = parsed(text).getFirstSubcomponent('vevent');
  expect(new ICAL.Event(event!).uid).toBe(calendarUid('b1'));
  expect(event!.getAllSubcomponents('valarm')).toHaveLength(1);
});

test('a request is tentative, and says so until it is confirmed', async () => {
  const event = async (status: 'pending' | 'confirmed') =>
    parsed(await calendarFile(entryOf({ status }))).getFirstSubcomponent('vevent')!;
  const asked = await event('pending');
  expect(asked.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(asked.getFirstPropertyValue('description')).toContain('Not confirmed yet.');
  const confirmed = await event('confirmed');
  expect(confirmed.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(confirmed.getFirstPropertyValue('description')).not.toContain('Not confirmed');
});

test('is the revision of the latest invitation, with its link, so that it takes the place of no newer entry', async () => {
  const googleMeetLink = 'https://meet.google.com/abc-defg-hij';
  const revised = entryOf({ status: 'confirmed', calendarSequence: 1, googleMeetLink });
  const event = parsed(await calendarFile(revised)).getFirstSubcomponent('vevent')!;
  expect(event.getFirstPropertyValue('sequence')).toBe(1);
  expect(event.getFirstPropertyValue('url')).toBe(googleMeetLink);
  expect(event.getFirstPropertyValue('location')).toBe(googleMeetLink);
  expect(event.getFirstPropertyValue('description')).toBe(
    `Reference: 7QF2-M0XC-9KTR-4B1V. Join: ${googleMeetLink}`,
  );
});

test('without an end the session has the default length', async () => {
  const text = await calendarFile(entryOf({ endsAt: null }));
  const event = parsed(text).getFirstSubcomponent('vevent');
  expect(new ICAL.Event(event!).duration.toSeconds()).toBe(3600);
});

test('the Google link carries the same', () => {
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
