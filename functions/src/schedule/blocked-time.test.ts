/** What blocked time of one day does to the locks, to the public month, and to bookings in the way. */
import { availabilityPath } from '@tulia/domain/records/availability';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { blocking, freeing, type DayChange } from '@tulia/domain/slot/day-blocks';
import { DAY_STEPS } from '@tulia/domain/slot/granule';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it, vi } from 'vitest';
import { putWithLocks } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { shownDay } from '../platform/testing/practice';
import { writerOf } from '../platform/writer';
import { changeTime, planDays } from './blocked-time';

vi.mock('../platform/app');

const DATE = '2026-11-23';
const NOW = toInstant(DATE, '07:00');
const OWN = aBooking().practitionerId;
const change = (wanted: DayChange['wanted'], serviceId: string | null = null) =>
  changeTime(async (transaction) => {
    const diary = { practitionerId: OWN, serviceId };
    const { write } = await planDays(transaction, diary, [{ date: DATE, wanted }], NOW);
    write(writerOf(transaction));
  });
const block = (steps: readonly string[], serviceId: string | null = null) =>
  change(blocking(steps, 'leave'), serviceId);
const free = (steps: readonly string[]) => change(freeing(steps));
const day = () => shownDay(DATE);
const taken = (booking: Booking, until: number | null = null) =>
  putWithLocks({ ...booking, holdExpiresAt: until }, until);
const lockIds = () => Object.keys(memory.all('slots')).length;

it('a day is closed only when nothing of it is left, and opens with its first free step', async () => {
  await block(['10:00']);
  expect(day()).toEqual({ timeSlots: ['10:00'], isAvailable: true });
  await block(DAY_STEPS);
  expect(day()).toMatchObject({ isAvailable: false });
  await free(DAY_STEPS.slice(0, 1));
  expect(day()).toMatchObject({ isAvailable: true });
  await free(DAY_STEPS);
  expect(day()).toEqual({ timeSlots: [], isAvailable: true });
  expect(lockIds()).toBe(0);
});

it('a block for one service is shown for that service alone, and closes no day', async () => {
  await block(DAY_STEPS, 'consultation');
  await block(['10:00'], 'individual-therapy');
  expect(day()?.serviceTimeSlots).toEqual({
    consultation: [...DAY_STEPS],
    'individual-therapy': ['10:00'],
  });
  expect(day()).not.toHaveProperty('isAvailable');
  expect(day()).not.toHaveProperty('timeSlots');
});

it('a session that is booked meanwhile stays, and its time is not blocked', async () => {
  memory.meanwhile(() => taken(aConfirmed({ startsAt: toInstant(DATE, '10:00') })));
  await block(['10:00', '11:00']);
  expect(day()).toEqual({ timeSlots: ['11:00'], isAvailable: true });
  expect(lockIds()).toBe(5);
});

it.each([
  ['for all services takes the time of a hold that has lapsed', null, ['16:00']],
  // The shared lock stays with the request, which other services still meet.
  ['for one service leaves what all share', 'individual-therapy', ['10:00', '10:30', '16:00']],
])('a block %s', async (_, serviceId, busy) => {
  taken(aBooking({ startsAt: toInstant(DATE, '10:00') }), NOW);
  const shown = { [DATE]: { busy: ['10:00', '10:30', '16:00'] } };
  memory.put(availabilityPath(OWN, '2026-11'), { days: shown });
  await block(['10:00', '10:30'], serviceId);
  expect(day()?.busy).toEqual(busy);
  const cleared = { holdExpiresAt: null, status: 'pending', version: 3 };
  expect(memory.read(bookingPath('booking-1'))).toMatchObject(cleared);
});
