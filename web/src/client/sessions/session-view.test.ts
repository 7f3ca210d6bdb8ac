import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { sessionView, type SessionView } from './session-view';

/** Tuesday 10 November 2026, 09:00 in Nairobi: two days before the session. */
const NOW = toInstant('2026-11-10', '09:00');
const policy = { refundCutoffHours: 3, movingCutoffHours: 6 };
const LINK = 'https://meet.google.com/abc-defg-hij';
const view = (change: Partial<Booking>, now: number = NOW) =>
  sessionView(aConfirmed({ startsAt: toInstant('2026-11-12', '14:00'), ...change }), now, policy);

it('the link to join is offered on the confirmed day, by the date of the practice', () => {
  const today = { startsAt: NOW + 5 * HOUR, confirmedDate: '2026-11-10', googleMeetLink: LINK };
  expect(view(today, toInstant('2026-11-10', '00:00')).join).toBe(LINK);
  expect(view(today, toInstant('2026-11-10', '00:00') - 1).join).toBeNull();
});

it.each<[string, Partial<Booking>, SessionView['meeting']]>([
  ['wanted, is coming', { meeting: { ...noMeeting, state: 'wanted' } }, 'coming'],
  ['failed, is coming', { meeting: { ...noMeeting, state: 'failed' } }, 'coming'],
  ['there with a link, is ready, also before its day', { googleMeetLink: LINK }, 'ready'],
  ['not made, is none', {}, 'none'],
  ['of a foreign link, is none', { googleMeetLink: 'https://evil.example/abc' }, 'none'],
  ['of a session that was held, is none', { status: 'completed', googleMeetLink: LINK }, 'none'],
  ['of a session that is over, is none', { endsAt: NOW, googleMeetLink: LINK }, 'none'],
])('a meeting that is %s', (_, change, meeting) => {
  expect(view(change).meeting).toBe(meeting);
});

const inHours = (hours: number) => ({ startsAt: NOW + hours * HOUR });
it.each<[string, Partial<Booking>, Partial<SessionView>]>([
  ['a session may be moved up to the cut-off', inHours(6), { mayMove: true, moveUntil: NOW }],
  [
    'a session past the cut-off is too late to move, and may be cancelled',
    { startsAt: NOW + 6 * HOUR - 1 },
    { mayMove: false, tooLateToMove: true, moveUntil: null, mayCancel: true },
  ],
  [
    'nothing is said of moving once the session has begun',
    inHours(0),
    { mayMove: false, tooLateToMove: false, mayCancel: false },
  ],
])('%s', (_, change, said) => {
  expect(view(change)).toMatchObject(said);
});

const paid = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
const partly = { ...paid, state: 'partly', paid: 1000, balance: 2000 } as const;
const gone = { ...paid, state: 'unpaid', refunded: 3000, balance: 3000 } as const;
it.each<[string, Partial<Booking>, SessionView['refund']]>([
  ['in time gives back what was paid', { ...inHours(3), payment: paid }, 'due'],
  ['in time gives back a part that was paid', { ...inHours(3), payment: partly }, 'due'],
  ['in time gives nothing back twice', { ...inHours(3), payment: gone }, 'nothing-paid'],
  ['too late gives nothing back', { startsAt: NOW + 3 * HOUR - 1, payment: paid }, 'not-due'],
  [
    'at any hour gives money for a time that was lost back',
    { ...inHours(1), payment: paid, status: 'pending', paidTime: 'lost' },
    'due',
  ],
  ['has nothing to give back when nothing was paid', {}, 'nothing-paid'],
])('cancelling %s', (_, change, refund) => {
  expect(view(change).refund).toBe(refund);
});
