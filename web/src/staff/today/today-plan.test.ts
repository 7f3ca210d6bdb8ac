import type { Booking } from '@tulia/domain/booking/booking';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { noCalendar } from '@tulia/domain/slot/own-calendar';
import { toInstant } from '@tulia/domain/time/practice-time';
import { describe, expect, it } from 'vitest';
import { dayPlan, momentOf } from './day-plan';
import { needsOf, type Findings } from './needs';
import { byTimeLeft, signOf } from './waiting-requests';

const TODAY = '2026-11-24';
const NOW = toInstant(TODAY, '10:06');
const PAID = { ...aBooking().payment, state: 'paid', paid: 3000, balance: 0 } as const;
const LINK = 'https://meet.google.com/abc-defg-hij';

function session(id: string, date: string, time: string, part: Partial<Booking> = {}) {
  const startsAt = toInstant(date, time);
  return aConfirmed({ id, startsAt, googleMeetLink: LINK, payment: PAID, ...part });
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the day', () => {
  const sessions = [
    session('early', TODAY, '08:00'),
    session('now', TODAY, '10:00'),
    session('noon', TODAY, '12:00'),
    session('morrow', '2026-11-25', '09:00'),
  ];

  it('the plan has the running session in front, then the rest of today, then tomorrow', () => {
    const plan = dayPlan(sessions, NOW);
    expect(ids(plan.front)).toEqual(['now']);
    expect(ids(plan.rest)).toEqual(['early', 'noon']);
    expect(ids(plan.tomorrow)).toEqual(['morrow']);
  });

  it('the plan has the next session in front while none runs, and none after the last', () => {
    expect(ids(dayPlan(sessions, toInstant(TODAY, '11:00')).front)).toEqual(['noon']);
    const evening = dayPlan(sessions, toInstant(TODAY, '20:00'));
    expect(evening.front).toEqual([]);
    expect(ids(evening.rest)).toEqual(['early', 'now', 'noon']);
  });

  it('the state of a session is exact to the minute', () => {
    const at = (minutes: number) =>
      momentOf(sessions[1]!, sessions[1]!.startsAt + minutes * MINUTE);
    expect([-11, -10, 0, 50].map(at)).toEqual(['later', 'soon', 'running', 'ended']);
  });
});

describe('requests', () => {
  const request = (id: string, part: Partial<Booking>) => aBooking({ id, ...part });

  it('held requests are ordered by the time left, the others by their session', () => {
    const requests = [
      request('later', { holdExpiresAt: null, startsAt: NOW + 9 * HOUR }),
      request('nine', { holdExpiresAt: NOW + 9 * MINUTE, startsAt: NOW + 30 * HOUR }),
      request('sooner', { holdExpiresAt: NOW - 1, startsAt: NOW + 3 * HOUR }),
      request('three', { holdExpiresAt: NOW + 3 * MINUTE, startsAt: NOW + 40 * HOUR }),
    ];
    expect(ids(byTimeLeft(requests, NOW))).toEqual(['three', 'nine', 'sooner', 'later']);
  });

  const held = { holdExpiresAt: NOW + MINUTE, startsAt: NOW + 2 * MINUTE };
  const young = { ...held, ageBand: 'adolescent', guardian: null } as const;
  it.each([
    ['held', held],
    ['lapsed', { holdExpiresAt: NOW }],
    ['paid', { ...held, paidTime: 'kept' }],
    ['said', { ...held, paidTime: 'said' }],
    ['unseen', { paidTime: 'unseen' }],
    ['guardian', young],
  ] as const)('a request has one sign, and a missing consent comes first: %s', (sign, part) => {
    expect(signOf(request('a', part), NOW)).toBe(sign);
  });
});

describe('the tasks for staff', () => {
  const nothing: Findings = {
    now: NOW,
    sessions: [],
    requests: [],
    mails: [],
    withoutMeeting: [],
    refunds: [],
    unmatched: [],
    notesDue: {},
    calendar: noCalendar,
    overlaid: [],
    people: 0,
    messages: 0,
    lateJobs: [],
    mailed: [],
    ofPractitioner: null,
    unconcluded: [],
  };
  const kinds = (part: Partial<Findings>) => needsOf({ ...nothing, ...part }).map(({ key }) => key);

  const unlinked = session('x', TODAY, '16:00', { googleMeetLink: null });

  it('a practice without problems has no tasks', () => {
    expect(kinds({ sessions: [session('fine', TODAY, '16:00')] })).toEqual([]);
  });

  it('a session without a meeting is one task, and a past session is none', () => {
    const sessions = [session('y', TODAY, '08:00', { googleMeetLink: null }), unlinked];
    expect(kinds({ sessions, withoutMeeting: [unlinked] })).toEqual(['meeting:x']);
  });

  it('a session over which the own calendar lies is a task until it, or the event, moves', () => {
    const over = session('over', TODAY, '16:00');
    const during = (from: string, until: string) => ({
      ...noCalendar,
      closesHours: true,
      readAt: NOW,
      busy: [{ startsAt: toInstant(TODAY, from), endsAt: toInstant(TODAY, until) }],
    });
    const calendar = during('16:30', '17:00');
    expect(kinds({ calendar, overlaid: [over] })).toEqual(['overlaid:over']);
    const moved = [
      session('over', TODAY, '17:00'),
      session('over', TODAY, '16:00', { status: 'cancelled' }),
      session('over', TODAY, '09:00'),
    ];
    for (const booking of moved) expect(kinds({ calendar, overlaid: [booking] })).toEqual([]);
    expect(kinds({ calendar: during('16:50', '18:00'), overlaid: [over] })).toEqual([]);
    expect(kinds({ calendar: { ...calendar, closesHours: false }, overlaid: [over] })).toEqual([]);
  });

  it('a calendar that closes hours and was not read for half an hour is a task', () => {
    const read = (minutes: number) => ({
      ...noCalendar,
      closesHours: true,
      readAt: NOW - minutes * MINUTE,
    });
    expect(kinds({ calendar: read(30) })).toEqual([]);
    expect(kinds({ calendar: read(31) })).toEqual(['unread']);
    expect(kinds({ calendar: { ...read(31), closesHours: false } })).toEqual([]);
  });

  it('a missing consent of a guardian is a task, a meeting that only waits for Google is none', () => {
    const young = session('young', TODAY, '16:00', { ageBand: 'adolescent', guardian: null });
    const meeting = { ...aBooking().meeting, problem: 'not-authorised' };
    const waits = session('waits', TODAY, '16:00', { googleMeetLink: null, meeting });
    expect(kinds({ sessions: [young, waits] })).toEqual(['guardian:young']);
  });

  it('a mail that did not arrive is a task; a practitioner sees only those about their own bookings', () => {
    const mailAbout = (id: string, bookingId: string | null) =>
      ({ id, bookingId }) as Findings['mails'][number];
    const found = {
      mails: [mailAbout('a', 'own'), mailAbout('b', 'other'), mailAbout('c', null)],
      mailed: [
        session('own', TODAY, '16:00', { practitionerId: 'njeri' }),
        session('other', TODAY, '16:00', { practitionerId: 'baraka' }),
      ],
    };
    expect(kinds(found)).toEqual(['mail:a', 'mail:b', 'mail:c']);
    expect(kinds({ ...found, ofPractitioner: 'njeri' })).toEqual(['mail:a']);
  });

  it('a payment missing shortly before a session, and a due refund, are tasks', () => {
    const { payment } = aBooking();
    const owing = { payment: { ...payment, state: 'unpaid' as const, balance: 2500 } };
    const back = { payment: { ...payment, state: 'refund-due' as const, balance: -3000 } };
    const sessions = [session('owing', TODAY, '14:00', owing)];
    const refunds = [session('back', '2026-11-01', '09:00', { ...back, status: 'cancelled' })];
    expect(kinds({ sessions, refunds })).toEqual(['unpaid:owing', 'refund:back']);
  });

  it('a session of an earlier day without an outcome is a task, but not while it runs after midnight', () => {
    const yesterday = session('yesterday', '2026-11-23', '16:00');
    const late = session('late', '2026-11-23', '23:30');
    const unconcluded = [late, yesterday];
    const [ofLate, ofOther] = ['unconcluded:late', 'unconcluded:yesterday'];
    expect(kinds({ unconcluded, now: toInstant(TODAY, '00:10') })).toEqual([ofOther]);
    expect(kinds({ unconcluded })).toEqual([ofLate, ofOther]);
  });

  it('unmatched payments are one task', () => {
    expect(kinds({ unmatched: [3000, 2500, 0] })).toEqual(['unmatched']);
  });

  it('unwritten notes are one task, which lists the sessions, the earliest first', () => {
    const notesDue = { later: NOW - HOUR, early: NOW - 50 * HOUR };
    expect(needsOf({ ...nothing, notesDue })).toEqual([
      {
        kind: 'notes',
        key: 'notes',
        sessions: [
          { bookingId: 'early', startsAt: NOW - 50 * HOUR },
          { bookingId: 'later', startsAt: NOW - HOUR },
        ],
      },
    ]);
  });

  it('unanswered messages, practitioners without a licence and a job that did not run are tasks', () => {
    const found = { messages: 2, people: 1, lateJobs: ['sweepOutbox'] as const };
    expect(kinds(found)).toEqual(['messages', 'people', 'jobs']);
  });
});
