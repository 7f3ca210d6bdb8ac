/** Which locks are freed: those of holds that have lapsed, as they stand at the moment of the commit. */
import { availabilityPath } from '@tulia/domain/records/availability';
import { aBooking } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putWithLocks, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { busyOn } from '../platform/testing/practice';
import { runReleaseLapsedHolds } from './release-lapsed-holds';

vi.mock('../platform/app');

const held = aBooking();
const NOW = held.startsAt - 24 * 60 * MINUTE;
const clock = { now: () => NOW };
const month = availabilityPath(held.practitionerId, '2026-11');

/** A request that holds its time until then; null holds it for good. */
const hold = (until: number | null, booking = held) =>
  putWithLocks({ ...booking, holdExpiresAt: until }, until);
const locks = () => Object.keys(memory.all('slots')).length;
const busy = () => busyOn('2026-11-23');
const stored = (id = held.id) => storedBooking(id);

beforeEach(() => {
  const days = { '2026-11-23': { busy: ['09:00', '14:00', '14:30'], isAvailable: true } };
  memory.put(month, { practitionerId: held.practitionerId, month: '2026-11', days });
});

it('a lapsed hold is removed with its locks, and its steps are shown as free', async () => {
  hold(NOW);
  expect(locks()).toBe(4);
  expect(await runReleaseLapsedHolds(clock)).toBe(1);
  expect(locks()).toBe(0);
  expect(busy()).toEqual(['09:00']);
  expect(stored()).toMatchObject({ holdExpiresAt: null, status: 'pending', version: 3 });
});

it.each<[string, number | null]>([
  ['still runs', NOW + 1],
  ['is confirmed', null],
])('a booking that %s keeps everything', async (_, until) => {
  hold(until);
  expect(await runReleaseLapsedHolds(clock)).toBe(0);
  expect([locks(), busy()]).toEqual([4, ['09:00', '14:00', '14:30']]);
});

it.each<[string, () => void]>([
  ['holds it again', () => hold(NOW + 15 * MINUTE)],
  ['is confirmed', () => hold(null)],
])('a time keeps its locks when its client %s between the look and the commit', async (_, act) => {
  hold(NOW);
  memory.meanwhile(act);
  await runReleaseLapsedHolds(clock);
  expect([locks(), busy()]).toEqual([4, ['09:00', '14:00', '14:30']]);
});

it('only the hold that lost the time is cleared, not the one that took it over', async () => {
  const other = aBooking({ id: 'booking-2' });
  hold(NOW);
  memory.meanwhile(() => hold(NOW + 15 * MINUTE, other));
  await runReleaseLapsedHolds(clock);
  expect([locks(), busy()]).toEqual([4, ['09:00', '14:00', '14:30']]);
  expect(stored().holdExpiresAt).toBeNull();
  expect(stored(other.id).holdExpiresAt).toBe(NOW + 15 * MINUTE);
});
