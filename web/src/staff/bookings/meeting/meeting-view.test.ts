import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { expect, test } from 'vitest';
import { meetingView, type MeetingView } from './meeting-view';

const calendar = 'https://calendar.google.com/x';
const link = { googleMeetLink: 'https://meet.google.com/abc-defg-hij' };
const whole = { ...link, googleCalendarLink: calendar };
const meeting = (change: Partial<Booking['meeting']>) => ({ meeting: { ...noMeeting, ...change } });

// The test of the control covers the other statuses.
test.each<[string, Partial<Booking>, MeetingView]>([
  ['nothing asked yet', {}, { kind: 'create' }],
  ['removed again', meeting({ state: 'removed' }), { kind: 'create' }],
  ['no date', { confirmedDate: null }, { kind: 'undated' }],
  ['under way', meeting({ state: 'wanted', problem: 'conference-pending' }), { kind: 'wanted' }],
  ['failed', meeting({ state: 'failed', problem: 'late' }), { kind: 'problem', code: 'late' }],
  ['failed, unsaid why', meeting({ state: 'failed' }), { kind: 'problem', code: 'unknown' }],
  ['being removed', { ...link, ...meeting({ state: 'unwanted' }) }, { kind: 'unwanted' }],
  ['ready', whole, { kind: 'ready', calendar, cancellable: true }],
  ['over', { ...link, status: 'completed' }, { kind: 'completed' }],
  [
    'over, dated',
    { ...whole, status: 'completed' },
    { kind: 'ready', calendar, cancellable: false },
  ],
  [
    'a foreign calendar',
    { ...link, googleCalendarLink: 'https://evil.example/calendar' },
    { kind: 'ready', calendar: null, cancellable: true },
  ],
])('a meeting that is %s', (_name, change, expected) => {
  expect(meetingView(aConfirmed(change))).toEqual(expected);
});

test.each(['javascript:alert(1)', 'https://meet.google.com@evil.example/x'])(
  'a hostile link is no link: %s',
  (googleMeetLink) => {
    expect(meetingView(aConfirmed({ googleMeetLink }))).toEqual({ kind: 'create' });
  },
);
