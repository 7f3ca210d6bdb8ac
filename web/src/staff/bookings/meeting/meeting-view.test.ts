import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { expect, test } from 'vitest';
import { meetingView } from './meeting-view';

const link = 'https://meet.google.com/abc-defg-hij';
type Seen = Parameters<typeof meetingView>[0];
const booking = (change: Partial<Booking> = {}): Seen => ({
  status: 'confirmed',
  confirmedDate: '2026-11-23',
  googleMeetLink: null,
  googleCalendarLink: null,
  meeting: noMeeting,
  ...change,
});
const meeting = (change: Partial<Booking['meeting']>) => ({ ...noMeeting, ...change });

test.each<[string, Seen, object]>([
  ['pending', booking({ status: 'pending' }), { kind: 'confirm-first' }],
  ['completed', booking({ status: 'completed' }), { kind: 'completed' }],
  ['cancelled', booking({ status: 'cancelled' }), { kind: 'not-needed' }],
  ['no-show', booking({ status: 'no_show' }), { kind: 'not-needed' }],
  ['rejected', booking({ status: 'rejected' }), { kind: 'not-needed' }],
  ['confirmed, nothing asked yet', booking(), { kind: 'create' }],
  ['removed again', booking({ meeting: meeting({ state: 'removed' }) }), { kind: 'create' }],
  ['no date', booking({ confirmedDate: null }), { kind: 'undated' }],
  ['under way', booking({ meeting: meeting({ state: 'wanted' }) }), { kind: 'wanted' }],
  [
    'Google has not made the link yet',
    booking({ meeting: meeting({ state: 'wanted', problem: 'conference-pending' }) }),
    { kind: 'wanted' },
  ],
  [
    'failed',
    booking({ meeting: meeting({ state: 'failed', problem: 'no-answer' }) }),
    { kind: 'problem', code: 'no-answer' },
  ],
  [
    'failed without a reason',
    booking({ meeting: meeting({ state: 'failed' }) }),
    { kind: 'problem', code: 'unknown' },
  ],
  [
    'being removed',
    booking({ googleMeetLink: link, meeting: meeting({ state: 'unwanted' }) }),
    { kind: 'unwanted' },
  ],
  [
    'ready',
    booking({
      googleMeetLink: link,
      googleCalendarLink: 'https://calendar.google.com/x',
      meeting: meeting({ state: 'ready' }),
    }),
    { kind: 'ready', calendar: 'https://calendar.google.com/x', cancellable: true },
  ],
  [
    'ready and over',
    booking({ status: 'completed', googleMeetLink: link, meeting: meeting({ state: 'ready' }) }),
    { kind: 'completed' },
  ],
  [
    'ready and over, with an entry in the calendar',
    booking({
      status: 'completed',
      googleMeetLink: link,
      googleCalendarLink: 'https://calendar.google.com/x',
      meeting: meeting({ state: 'ready' }),
    }),
    { kind: 'ready', calendar: 'https://calendar.google.com/x', cancellable: false },
  ],
])('%s', (_name, seen, expected) => {
  expect(meetingView(seen)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'http://meet.google.com/abc',
  'data:text/html,x',
  'https://meet.google.com@evil.example/x',
  'https://evil.example/abc-defg-hij',
  'https://meet.google.com.evil.example/abc',
  'https://evilzoom.us/j/1',
  'meet.google.com/abc',
  '',
  ' javascript:alert(1)',
])('a hostile link is no link: %s', (hostile) => {
  expect(meetingView(booking({ googleMeetLink: hostile }))).toEqual({ kind: 'create' });
});

test('a foreign calendar link is dropped, and the meeting stands', () => {
  const seen = booking({
    googleMeetLink: link,
    googleCalendarLink: 'https://evil.example/calendar',
    meeting: meeting({ state: 'ready' }),
  });
  expect(meetingView(seen)).toMatchObject({ kind: 'ready', calendar: null });
});
