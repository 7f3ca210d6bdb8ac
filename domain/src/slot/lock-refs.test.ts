import { expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { bookingLock, busyGranules, inspectLocks, lockRefs } from './lock-refs';

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

it('a hold locks its step until its end, a session without an end', () => {
  const place = { practitionerId: 'njeri', date: '2026-11-24', time: '10:00', startsAt, ...owner };
  expect(bookingLock(ten!, owner, null)).toEqual({ ...place, kind: 'session', expiresAt: null });
  expect(bookingLock(ten!, owner, 7)).toEqual({ ...place, kind: 'hold', expiresAt: 7 });
});

it('lapsed holds are no conflicts of a booking, and each is named once', () => {
  const session = bookingLock(ten!, { ...owner, bookingId: 'b2' }, null);
  const hold = { ...session, kind: 'hold' as const, expiresAt: 1000 };
  const both = new Map([
    [ten!.id, hold],
    [tenOfService!.id, hold],
  ]);
  const lapsed = { conflicts: [], lapsedBookingIds: ['b2'] };
  expect(inspectLocks(refs, both, 'b1', 1000)).toEqual(lapsed);
  const nobodys = new Map([[ten!.id, { ...hold, bookingId: null }]]);
  expect(inspectLocks(refs, nobodys, 'b1', 1000).lapsedBookingIds).toEqual([]);
});
