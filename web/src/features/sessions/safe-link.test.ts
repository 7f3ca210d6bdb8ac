import { expect, it } from 'vitest';
import { safeCalendarLink, safeMeetingLink } from './safe-link';

it.each([
  'https://meet.google.com/abc-defg-hij',
  'https://us02web.zoom.us/j/123',
  'https://teams.microsoft.com/l/meetup-join/x',
  'https://tulia.whereby.com/room',
])('%s is a meeting', (link) => {
  expect(safeMeetingLink(link)).toBe(link);
});

it.each([
  null,
  '',
  'nonsense',
  'http://meet.google.com/abc',
  'javascript:alert(1)//meet.google.com',
  'https://meet.google.com.evil.example/abc',
  'https://evilzoom.us/j/1',
  'https://meet.google.com@evil.example/abc',
  'https://user@meet.google.com/abc',
  '//meet.google.com/abc',
])('%j is none', (link) => {
  expect(safeMeetingLink(link)).toBeNull();
});

it('knows calendars apart from meetings', () => {
  const calendar = 'https://calendar.google.com/calendar/render?action=TEMPLATE';
  expect(safeCalendarLink(calendar)).toBe(calendar);
  expect(safeCalendarLink('https://meet.google.com/abc')).toBeNull();
  expect(safeCalendarLink('https://evil.calendar.google.com/x')).toBeNull();
});
