import { expect, it } from 'vitest';
import { safeCalendarLink, safeMeetingLink } from './meeting-link';

it.each([
  'https://meet.google.com/abc-defg-hij',
  'https://zoom.us/j/123456789?pwd=x',
  'https://us02web.zoom.us/j/123',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
  'https://whereby.com/room',
  'https://practice.whereby.com/room',
])('a link of a meeting host is allowed: %s', (link) => {
  expect(safeMeetingLink(link)).toBe(link);
});

it('a link is returned in its canonical form', () => {
  expect(safeMeetingLink('  HTTPS://MEET.google.com/abc-defg-hij ')).toBe(
    'https://meet.google.com/abc-defg-hij',
  );
});

it.each([
  [[null, '', 'nonsense', 'meet.google.com/abc', '//zoom.us/j/1']],
  // another protocol
  [['http://meet.google.com/abc-defg-hij', 'javascript:alert(1)//meet.google.com']],
  [['data:text/html,https://zoom.us']],
  // another host, which has the name of a known one in it
  [['https://meet.google.com.evil.example/abc', 'https://evilzoom.us/j/1']],
  [['https://zoom.us.evil.example/', 'https://sub.meet.google.com/abc']],
  [['https://.zoom.us/j/1', 'https://a..zoom.us/j/1', 'https://zoom.us./j/1']],
  [['https://evil.example/abc-defg-hij', 'https://evil.example/?u=https://zoom.us']],
  // a user, a password or a port
  [['https://zoom.us@evil.example/', 'https://evil.example\\@zoom.us/', 'https://zoom.us:8443/']],
  [['https://user@meet.google.com/abc', 'https://user:pass@zoom.us/j', 'https://:pass@zoom.us/j']],
])('a link to another place is refused: %j', (links) => {
  expect(links.filter((link) => safeMeetingLink(link) !== null)).toEqual([]);
});

it('links to calendars are told apart from links to meetings', () => {
  const calendar = 'https://calendar.google.com/calendar/render?action=TEMPLATE';
  expect(safeCalendarLink(calendar)).toBe(calendar);
  expect(safeCalendarLink('https://www.google.com/calendar/event?eid=1')).not.toBeNull();
  expect(safeCalendarLink('https://meet.google.com/abc')).toBeNull();
  expect(safeCalendarLink('https://evil.calendar.google.com/x')).toBeNull();
  expect(safeMeetingLink(calendar)).toBeNull();
});
