import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import {
  busyIntervals,
  busyLock,
  busySteps,
  changedDates,
  planBusy,
  SESSION_UID_DOMAIN,
  type OwnEvent,
} from './calendar-busy';
import { granulesOf, lockId } from './granule';
import type { SlotLock } from './lock';
import { noCalendar, isReadingTime, unreadSince } from './own-calendar';

const DATE = '2026-11-24';
const at = (time: string, date = DATE) => toInstant(date, time);
const window = { startsAt: at('00:00'), endsAt: at('00:00', '2026-11-27') };
const clock = (time: string, date = DATE) => ({ dateTime: `${date}T${time}:00+03:00` });
const event = (more: OwnEvent = {}): OwnEvent => ({
  status: 'confirmed',
  start: clock('10:00'),
  end: clock('11:00'),
  ...more,
});
const busyOf = (...events: OwnEvent[]) => busyIntervals(events, window);
const TEN = { startsAt: at('10:00'), endsAt: at('11:00') };

describe('an event of the own calendar', () => {
  it.each<[string, OwnEvent]>([
    ['confirmed', {}],
    ['tentative', { status: 'tentative' }],
    ['of no status', { status: null }],
    ['out of office', { eventType: 'outOfOffice' }],
    ['an invitation not answered', { attendees: [{ self: true, responseStatus: 'needsAction' }] }],
    ['declined by others', { attendees: [{ responseStatus: 'declined' }, { self: true }] }],
    ['of another product', { extendedProperties: { private: { other: 'x' } } }],
    ['in another zone', { start: { dateTime: '2026-11-24T08:00:00+01:00' } }],
    ['in UTC', { start: { dateTime: '2026-11-24T07:00:00Z' } }],
    ['without an offset', { start: { dateTime: '2026-11-24T10:00:00' } }],
  ])('that is %s takes its time', (_, more) => {
    expect(busyOf(event(more))).toEqual([TEN]);
  });

  it.each<[string, OwnEvent]>([
    ['cancelled', { status: 'cancelled' }],
    ['free', { transparency: 'transparent' }],
    ['declined', { attendees: [{ self: true, responseStatus: 'declined' }] }],
    ['a place of work', { eventType: 'workingLocation' }],
    ['a birthday', { eventType: 'birthday' }],
    ['the event of a session', { extendedProperties: { private: { bookingId: 'b1' } } }],
    ['the invitation to a session, from the inbox', { iCalUID: `b1@${SESSION_UID_DOMAIN}` }],
    ['without a beginning', { start: null }],
    ['without an end', { end: {} }],
    ['of no real date', { start: { date: '2026-02-30' }, end: { date: '2026-11-26' } }],
    ['of words', { start: { dateTime: 'soon' } }],
    ['over before it begins', { end: clock('09:00') }],
    ['without length', { end: clock('10:00') }],
    ['before the window', { start: { date: '2026-11-22' }, end: { date: '2026-11-23' } }],
  ])('that is %s takes none', (_, more) => {
    expect(busyOf(event(more))).toEqual([]);
  });

  it('of whole days takes them from midnight to midnight in Nairobi', () => {
    const days = { start: { date: DATE }, end: { date: '2026-11-25' } };
    expect(busyOf(event(days))).toEqual([
      { startsAt: at('00:00'), endsAt: at('00:00', '2026-11-25') },
    ]);
    expect(busySteps(busyOf(event(days))).get(DATE)).toHaveLength(48);
    expect(busySteps(busyOf(event(days))).size).toBe(1);
  });

  it('is cut to the window, and those that touch or overlap are one', () => {
    const found = busyOf(
      event({ start: clock('10:30'), end: clock('12:00') }),
      event(),
      event({ start: clock('12:00'), end: clock('12:10') }),
      event({ start: clock('10:40'), end: clock('10:50') }),
      event({ start: clock('23:00', '2026-11-23'), end: clock('01:00') }),
      event({ start: clock('23:00', '2026-11-26'), end: clock('05:00', '2026-11-28') }),
    );
    expect(found).toEqual([
      { startsAt: at('00:00'), endsAt: at('01:00') },
      { startsAt: at('10:00'), endsAt: at('12:10') },
      { startsAt: at('23:00', '2026-11-26'), endsAt: window.endsAt },
    ]);
  });

  it('takes each step that it touches, on both days of a night', () => {
    const night = busyOf(event({ start: clock('23:10'), end: clock('00:20', '2026-11-25') }));
    const steps = [...busySteps(night)].map(([date, all]) => [date, all.map(({ time }) => time)]);
    expect(steps).toEqual([
      [DATE, ['23:00', '23:30']],
      ['2026-11-25', ['00:00']],
    ]);
  });
});

it('only days whose steps differ have changed, within the dates that are asked for', () => {
  const days = { from: DATE, last: '2026-11-25' };
  const later = { startsAt: at('10:00', '2026-11-25'), endsAt: at('11:00', '2026-11-25') };
  const far = { startsAt: at('10:00', '2026-11-26'), endsAt: at('11:00', '2026-11-26') };
  const shorter = { ...TEN, endsAt: TEN.endsAt - MINUTE };
  expect(changedDates([TEN], [shorter, later, far], days)).toEqual(['2026-11-25']);
  expect(changedDates([TEN, later], [later], days)).toEqual([DATE]);
});

describe('busy locks', () => {
  const place = { practitionerId: 'njeri', date: DATE };
  const lock = (time: string, change: Partial<SlotLock> = {}): SlotLock => {
    const [granule] = granulesOf({ startsAt: at(time), endsAt: at(time) + 1 });
    if (granule === undefined) throw new Error('no granule');
    return { ...busyLock('njeri', granule), ...change };
  };
  const session = (time: string) => lock(time, { kind: 'session', bookingId: 'b1' });
  const planned = (...locks: SlotLock[]) => {
    const found = new Map(locks.map((each) => [lockId({ ...place, time: each.time }), each]));
    const { add, remove, ...rest } = planBusy('njeri', [DATE], [TEN], found);
    const times = (all: readonly { time: string }[]) => all.map(({ time }) => time);
    return { add: times(add), remove: times(remove), ...rest };
  };
  const none = { add: [], remove: [], waiting: {} };

  it('are written where nothing is, and not again', () => {
    expect(planned()).toEqual({ ...none, add: ['10:00', '10:30'] });
    expect(planned(lock('10:00'), lock('10:30'))).toEqual(none);
  });

  it('leave sessions, holds and blocks where they are, and wait for them', () => {
    expect(planned(session('10:00'), lock('10:30', { kind: 'blocked' }))).toEqual({
      ...none,
      waiting: { [at('10:00')]: 'b1', [at('10:30')]: '' },
    });
    const hold = lock('10:00', { kind: 'hold', bookingId: 'b2', expiresAt: 0 });
    expect(planned(hold)).toEqual({ ...none, add: ['10:30'], waiting: { [at('10:00')]: '' } });
  });

  it('are removed where nothing is any more, and nothing else is', () => {
    const blocked = lock('14:00', { kind: 'blocked' });
    const others = [session('13:00'), blocked, lock('10:00'), lock('10:30')];
    expect(planned(lock('12:00'), ...others)).toEqual({ ...none, remove: ['12:00'] });
  });
});

describe('a calendar that is not read', () => {
  const readAt = at('09:00');
  const since = (now: number, more = {}) =>
    unreadSince({ ...noCalendar, closesHours: true, readAt, ...more }, now);

  it('is told after half an hour, with the last reading', () => {
    expect(since(readAt + 30 * MINUTE)).toBeNull();
    expect(since(readAt + 31 * MINUTE)).toBe(readAt);
    expect(since(readAt + HOUR, { readAt: null })).toBe(0);
  });

  it('is told neither at night, nor before the morning’s first readings, nor when it closes no hours', () => {
    const next = (time: string) => at(time, '2026-11-25');
    const told = [next('05:59'), next('06:30'), next('22:00'), next('06:31')].map((now) =>
      since(now),
    );
    expect(told).toEqual([null, null, null, readAt]);
    expect(since(at('20:00'), { closesHours: false })).toBeNull();
    expect([at('05:59'), at('06:00'), at('21:59'), at('22:00')].map(isReadingTime)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
