import { describe, expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { bookingLock, busyGranules, inspectLocks, lockRefs, ownLocks } from './lock-refs';
import type { SlotLock } from './lock';

const startsAt = toInstant('2026-11-24', '10:00');
const interval = { startsAt, endsAt: startsAt + 50 * MINUTE };
const of = { practitionerId: 'njeri', serviceId: 'couples' };
const refs = lockRefs(interval, of);
const [ten, tenOfService] = refs;
const owner = { bookingId: 'b1', serviceId: 'couples' };

it('a session has two locks for each step: for all sessions, and for blocks of its service', () => {
  expect(refs.map(({ id, isShared }) => [id, isShared])).toEqual([
    ['njeri_2026-11-24_1000', true],
    ['njeri_2026-11-24_1000_couples', false],
    ['njeri_2026-11-24_1030', true],
    ['njeri_2026-11-24_1030_couples', false],
  ]);
});

it('the public month shows each step once', () => {
  expect(busyGranules(refs).map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-24 10:00',
    '2026-11-24 10:30',
  ]);
});

it('a hold has its step until an end, and a session without an end', () => {
  const place = { practitionerId: 'njeri', date: '2026-11-24', time: '10:00', startsAt, ...owner };
  expect(bookingLock(ten!, owner, null)).toEqual({ ...place, kind: 'session', expiresAt: null });
  expect(bookingLock(ten!, owner, 7)).toEqual({ ...place, kind: 'hold', expiresAt: 7 });
});

describe('the conflicts of a booking', () => {
  const found = (lock: SlotLock) => new Map([[ten!.id, lock]]);
  const session = bookingLock(ten!, { ...owner, bookingId: 'b2' }, null);
  const hold = { ...session, kind: 'hold' as const, expiresAt: 1000 };

  it('are sessions of other bookings, and holds until their end', () => {
    expect(inspectLocks(refs, found(session), 'b1', 0).conflicts).toEqual([session]);
    expect(inspectLocks(refs, found(hold), 'b1', 999).conflicts).toEqual([hold]);
    expect(inspectLocks(refs, found(session), 'b2', 0).conflicts).toEqual([]);
  });

  it('are no lapsed holds, each of which is named once', () => {
    const both = new Map([
      [ten!.id, hold],
      [tenOfService!.id, hold],
    ]);
    expect(inspectLocks(refs, both, 'b1', 1000)).toEqual({
      conflicts: [],
      lapsedBookingIds: ['b2'],
    });
    const nobodys = { ...hold, bookingId: null };
    expect(inspectLocks(refs, found(nobodys), 'b1', 1000).lapsedBookingIds).toEqual([]);
  });

  it('are never its own locks', () => {
    const own = found(bookingLock(ten!, owner, null));
    expect(ownLocks(refs, own, 'b1')).toEqual([ten]);
    expect(ownLocks(refs, own, 'b2')).toEqual([]);
  });
});
