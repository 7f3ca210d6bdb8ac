import { expect, it } from 'vitest';
import { aBooking } from '../testing/booking';
import { toInstant } from '../time/practice-time';
import type { BookingEvent } from './booking';
import {
  mayRing,
  noticesFor,
  quietUntil,
  staffNoticeOf,
  STAFF_NOTICES,
  type StaffNotice,
} from './staff-notices';

const before = aBooking();
const event = (
  kind: BookingEvent['actor']['kind'],
  part: Partial<BookingEvent> = {},
): BookingEvent => ({
  at: 0,
  actor: { kind, uid: null, name: '' },
  action: 'cancel',
  from: 'confirmed',
  to: 'cancelled',
  version: 4,
  details: {},
  ...part,
});

it('a request and a cancellation of a client ring, what staff or the system do does not', () => {
  for (const kind of ['client', 'guest'] as const) {
    expect(staffNoticeOf({ before: null, event: event(kind) })).toBe('staff-request');
    expect(staffNoticeOf({ before, event: event(kind) })).toBe('staff-cancelled');
    const moved = event(kind, { action: 'move', to: 'confirmed' });
    expect(staffNoticeOf({ before, event: moved })).toBeNull();
    const said = event(kind, { from: 'cancelled' });
    expect(staffNoticeOf({ before, event: said })).toBeNull();
  }
  for (const kind of ['staff', 'system'] as const)
    for (const was of [null, before])
      expect(staffNoticeOf({ before: was, event: event(kind) })).toBeNull();
});

const member = { role: 'therapist', practitionerId: 'therapist' } as const;
const OF_ALL = ['staff-request', 'staff-cancelled'] as const;
it.each([
  ['a therapist: all, of the own sessions', member, STAFF_NOTICES],
  ['a therapist of other sessions: nothing', { ...member, practitionerId: 'njeri' }, []],
  ['a therapist who is no practitioner: nothing', { ...member, practitionerId: null }, []],
  [
    'a receptionist: requests and cancellations of all',
    { role: 'receptionist', practitionerId: null } as const,
    OF_ALL,
  ],
  [
    'an owner: requests and cancellations of all',
    { role: 'super_admin', practitionerId: null } as const,
    OF_ALL,
  ],
  [
    'an owner who is the practitioner: her sessions too',
    { role: 'super_admin', practitionerId: 'therapist' } as const,
    STAFF_NOTICES,
  ],
] as const)('for %s', (_, who, rings) => {
  const present = { ...who, active: true, mustChangePassword: false };
  expect(STAFF_NOTICES.filter((each) => mayRing(each, present, before))).toEqual(rings);
  for (const part of [{ active: false }, { mustChangePassword: true }])
    expect(STAFF_NOTICES.some((each) => mayRing(each, { ...present, ...part }, before))).toBe(
      false,
    );
  for (const each of rings) expect(noticesFor(who)).toContain(each);
});

it('nobody can ask for what never rings', () => {
  expect(noticesFor({ role: 'therapist', practitionerId: null })).toEqual([]);
  expect(noticesFor({ role: 'admin', practitionerId: null })).not.toContain('staff-session');
});

const night = { quietFrom: '21:00', quietUntil: '07:00' };
const noon = { quietFrom: '12:00', quietUntil: '13:30' };
it.each<[string, typeof night, string | null]>([
  ['20:59', night, null],
  ['21:00', night, '2026-11-24 07:00'],
  ['23:59', night, '2026-11-24 07:00'],
  ['00:00', night, '2026-11-23 07:00'],
  ['06:59', night, '2026-11-23 07:00'],
  ['07:00', night, null],
  ['11:59', noon, null],
  ['12:00', noon, '2026-11-23 13:30'],
  ['13:30', noon, null],
  ['00:00', { quietFrom: '00:00', quietUntil: '00:00' }, null],
  ['22:00', { quietFrom: '22:00', quietUntil: '00:00' }, '2026-11-24 00:00'],
])('at %s with quiet hours of %o a device rings from %s', (time, hours, until) => {
  const now = toInstant('2026-11-23', time);
  const [date = '', at = ''] = until?.split(' ') ?? [];
  const expected = until === null ? null : toInstant(date, at);
  const ringsAt = (notice: StaffNotice) => quietUntil(hours, notice, now);
  expect(ringsAt('staff-request')).toBe(expected);
  expect(ringsAt('staff-cancelled')).toBe(expected);
  expect(ringsAt('staff-session')).toBeNull();
});
