/** What a session takes of a practitioner's time, and what it releases. */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../../practice/settings';
import type { SlotLock } from '../../../slot/lock';
import { lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { aBooking } from '../../../testing/booking';
import { locksAt, openMonths, stateOf } from '../../../testing/decision';
import { refusalOf } from '../../../testing/refusal';
import { DAY, HOUR, MINUTE } from '../../../time/instant';
import { toInstant } from '../../../time/practice-time';
import { TimeRefusal } from '../../time-refusal';
import { claimPlaces, locksInQuestion, takeTime } from './take-time';

/** On Monday 23 November 2026 at 14:00, 50 minutes. */
const booking = aBooking();
const { startsAt, endsAt } = booking;
const now = startsAt - 3 * DAY;
const at = (time: string) => {
  const start = toInstant('2026-11-23', time);
  return { startsAt: start, endsAt: start + 50 * MINUTE };
};
const idsOf = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);
const places = (time: string) => lockRefs(at(time), booking);
const lockedBy = (bookingId: string, time: string, until: number | null = null) =>
  locksAt({ ...booking, ...at(time) }, bookingId, until);
const own = lockedBy(booking.id, '14:00');
const ofNobody = (time: string, kind: SlotLock['kind']): LocksFound =>
  new Map(
    [...lockedBy('x', time)].map(([id, lock]): [string, SlotLock] => [
      id,
      { ...lock, kind, bookingId: null },
    ]),
  );
const blocked = (time: string) => ofNobody(time, 'blocked');
const wanted = {
  practitionerIds: [booking.practitionerId],
  serviceId: booking.serviceId,
  near: at('16:00').startsAt,
  minutes: 50,
};
const both = (...found: LocksFound[]): LocksFound => new Map(found.flatMap((each) => [...each]));

it('the locks in question are those of the present and the new time, each once', () => {
  const ids = idsOf(locksInQuestion(booking, { date: '2026-11-23', time: '14:30' }));
  expect(new Set(ids)).toEqual(new Set(idsOf([...places('14:00'), ...places('14:30')])));
  expect(ids.length).toBe(6);
});

it('locks are taken over from a lapsed hold, and not from the booking itself', () => {
  const lapsed = (locks: LocksFound) =>
    claimPlaces({ booking, locks }, at('16:00'), now).lapsedBookingIds;
  expect(lapsed(lockedBy('late', '16:00', now))).toEqual(['late']);
  expect(lapsed(own)).toEqual([]);
});

describe('locks that are not free', () => {
  const refused = (locks: LocksFound) => {
    const refusal = refusalOf(() => claimPlaces({ booking, locks }, at('16:00'), now));
    expect(refusal).toBeInstanceOf(TimeRefusal);
    return refusal as TimeRefusal;
  };

  it('belong to another booking: the refusal asks for near free times, among them the own time', () => {
    const refusal = refused(both(own, lockedBy('other', '16:00')));
    expect(refusal).toMatchObject({ code: 'slot-taken', reason: null });
    expect(refusal.wanted).toEqual({ ...wanted, own: { startsAt, endsAt } });
    expect(refusal.details).toEqual({ freeTimes: [] });
  });

  it('are blocked by the practitioner: the reason is `blocked`', () => {
    expect(refused(blocked('16:00'))).toMatchObject({ reason: 'blocked' });
    const [first, ...rest] = [...lockedBy('other', '16:00')];
    const mixed = new Map([first!, ...[...blocked('16:00')].slice(1)]);
    expect(rest.length).toBeGreaterThan(0);
    expect(refused(mixed)).toMatchObject({ code: 'slot-taken', reason: null });
  });

  it('are busy in the own calendar: staff hear that, and a client only that the time is taken', () => {
    const state = { booking, locks: ofNobody('16:00', 'busy') };
    expect(refused(state.locks)).toMatchObject({ code: 'slot-unavailable', reason: 'calendar' });
    const told = refusalOf(() => claimPlaces(state, at('16:00'), now, 'client'));
    expect(told).toMatchObject({ code: 'slot-taken', reason: null });
  });

  it('are of an offer: staff hear until when, and a client only that the time is taken', () => {
    const state = { booking, locks: lockedBy('offer_w1_9', '16:00', now + 1) };
    expect(refused(state.locks).details).toMatchObject({
      reason: 'offered',
      offeredUntil: now + 1,
    });
    const told = refusalOf(() => claimPlaces(state, at('16:00'), now, 'client'));
    expect(told).toMatchObject({ code: 'slot-taken', details: { freeTimes: [] } });
  });

  it('leave a booking no own time when its hold was taken over', () => {
    expect(refused(lockedBy('other', '16:00')).wanted.own).toBeNull();
  });
});

describe('a session takes its time', () => {
  const take = (
    rules: 'client' | 'staff',
    start: { date: string; time: string },
    { at = now, busy = [] as string[] } = {},
  ) => {
    const months = () => ({ ...openMonths(), busy });
    return takeTime({ ...stateOf(booking, own), months }, start, rules, settings, at);
  };
  const monday = (time: string) => ({ date: '2026-11-23', time });
  const sunday = { date: '2026-11-22', time: '10:00' };
  const reasonOf = (work: () => unknown) => (refusalOf(work) as TimeRefusal | null)?.reason;

  it('for as long as its service lasts', () => {
    const { interval, locks } = take('client', monday('16:00'));
    expect(interval).toEqual(at('16:00'));
    expect(idsOf(locks.claim ?? [])).toEqual(idsOf(places('16:00')));
  });

  it('by opening hours and notice for a client, by neither for staff', () => {
    expect(reasonOf(() => take('client', sunday))).toBe('closed');
    expect(reasonOf(() => take('staff', sunday))).toBeUndefined();
    const soon = { at: startsAt - HOUR };
    expect(reasonOf(() => take('client', monday('14:00'), soon))).toBe('notice');
    expect(reasonOf(() => take('staff', monday('14:00'), soon))).toBeUndefined();
    expect(reasonOf(() => take('staff', monday('03:00')))).toBe('closed');
    expect(reasonOf(() => take('staff', monday('14:00'), { at: startsAt }))).toBe('past');
  });

  it('a refusal names the wanted time', () => {
    const refusal = refusalOf(() => take('client', sunday)) as TimeRefusal;
    expect(refusal.code).toBe('slot-unavailable');
    const near = toInstant('2026-11-22', '10:00');
    expect(refusal.wanted).toEqual({ ...wanted, near, own: { startsAt, endsAt } });
  });

  it('even when the month shows it as taken by the session itself, since the locks decide', () => {
    const hour = take('client', monday('14:00'), { busy: ['14:00', '14:30'] });
    expect(hour.interval).toEqual({ startsAt, endsAt });
  });
});
