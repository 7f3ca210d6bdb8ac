import { describe, expect, it } from 'vitest';
import { allowedMeetingLink } from './meeting-link';

describe('allowedMeetingLink', () => {
  it.each([
    'https://meet.google.com/abc-defg-hij',
    'https://zoom.us/j/123456789?pwd=x',
    'https://us02web.zoom.us/j/123',
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
    'https://whereby.com/room',
    'https://practice.whereby.com/room',
    '  https://MEET.google.com/abc-defg-hij ',
  ])('allows %s', (link) => {
    expect(allowedMeetingLink(link)).toMatch(/^https:\/\//);
  });

  it.each([
    '',
    'meet.google.com/abc',
    'http://meet.google.com/abc-defg-hij',
    'javascript:alert(1)//meet.google.com',
    'data:text/html,https://zoom.us',
    'https://meet.google.com.evil.example/abc',
    'https://evilzoom.us/j/1',
    'https://zoom.us.evil.example/',
    'https://zoom.us@evil.example/',
    'https://user:pass@zoom.us/j/1',
    'https://zoom.us:8443/j/1',
    'https://evil.example/?u=https://zoom.us',
    'https://evil.example\\@zoom.us/',
    '//zoom.us/j/1',
    'https://sub.meet.google.com/abc',
  ])('refuses %s', (link) => {
    expect(allowedMeetingLink(link)).toBeNull();
  });
});
