/**
 * What a practitioner's own time of one day does to the locks, to the public month, and to bookings in the way.
 */
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { bookingPath, type Booking } from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { byHand } from '@tulia/domain/slot/day-blocks';
import { DAY_STEPS } from '@tulia/domain/slot/granule';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { changeBlocks } from './blocked-time';

vi.mock('../platform/app');

const DATE = '2026-11-23';
const NOW = toInstant(DATE, '07:00');
const OWN = aBooking().practitionerId;
const block = (timeSlots: string[], serviceId: string | null = null) =>
  changeBlocks(
    { practitionerId: OWN, serviceId, date: DATE, wanted: byHand(timeSlots) },
    { now: () => NOW },
  );
const day = () => {
  const month = memory.read(availabilityPath(OWN, '2026-11'));
  return (month?.['days'] as Record<string, Partial<MonthDay>> | undefined)?.[DATE];
};
function taken(booking: Booking, until: number | null = null): void {
  putBooking({ ...booking, holdExpiresAt: until });
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  for (const ref of lockRefs(booking, booking))
    memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, until)));
}
const lockIds = () => Object.keys(memory.all('slots')).length;

beforeEach(() => {
  memory.clear();
});

it('a day is closed only when nothing of it is left, and opens with its first free step', async () => {
  await block(['10:00']);
  expect(day()).toEqual({ timeSlots: ['10:00'], isAvailable: true });
  await block([...DAY_STEPS]);
  expect(day()).toMatchObject({ isAvailable: false });
  await block(DAY_STEPS.slice(1));
  expect(day()).toMatchObject({ isAvailable: true });
  await block([]);
  expect(day()).toEqual({ timeSlots: [], isAvailable: true });
  expect(lockIds()).toBe(0);
});

it('a block for one service is shown for that service alone, and closes no day', async () => {
  await block([...DAY_STEPS], 'consultation');
  await block(['10:00'], 'individual-therapy');
  expect(day()?.serviceTimeSlots).toEqual({
    consultation: [...DAY_STEPS],
    'individual-therapy': ['10:00'],
  });
  expect(day()).not.toHaveProperty('isAvailable');
  expect(day()).not.toHaveProperty('timeSlots');
});

it('sessions in the way are named in their order and by the practice’s clock, and nothing is saved', async () => {
  taken(aConfirmed({ id: 'late', startsAt: toInstant(DATE, '16:00') }));
  taken(aConfirmed({ id: 'early', startsAt: toInstant(DATE, '09:00') }));
  taken(aConfirmed({ id: 'other', startsAt: toInstant(DATE, '12:00') }));
  taken(aConfirmed({ id: 'elsewhere', practitionerId: 'another', startsAt: NOW }));
  const before = memory.all('slots');
  await expect(block(['07:00', '09:30', '16:00'])).rejects.toMatchObject({
    code: 'conflicts-with-bookings',
    details: {
      bookings: [
        { bookingId: 'early', date: DATE, time: '09:00' },
        { bookingId: 'late', date: DATE, time: '16:00' },
      ],
    },
  });
  expect(memory.all('slots')).toEqual(before);
  expect(day()).toBeUndefined();
});

it('a session that is booked meanwhile is named, never written over', async () => {
  memory.meanwhile(() => {
    taken(aConfirmed({ startsAt: toInstant(DATE, '10:00') }));
  });
  await expect(block(['10:00'])).rejects.toMatchObject({ code: 'conflicts-with-bookings' });
  expect(day()).toBeUndefined();
  expect(lockIds()).toBe(4);
});

it.each([
  ['for all services takes the time of a hold that has lapsed', null, ['16:00'], null],
  // The shared lock stays with the request, which other services still meet.
  [
    'for one service leaves what all share',
    'individual-therapy',
    ['10:00', '10:30', '16:00'],
    null,
  ],
])('a block %s', async (_, serviceId, busy, holdExpiresAt) => {
  taken(aBooking({ startsAt: toInstant(DATE, '10:00') }), NOW);
  const shown = { [DATE]: { busy: ['10:00', '10:30', '16:00'] } };
  memory.put(availabilityPath(OWN, '2026-11'), { days: shown });
  await block(['10:00', '10:30'], serviceId);
  expect(day()?.busy).toEqual(busy);
  expect(memory.read(bookingPath('booking-1'))).toMatchObject({ holdExpiresAt });
  expect(memory.read(bookingPath('booking-1'))).toMatchObject({ status: 'pending', version: 3 });
});

it('a step that stays blocked keeps its block, and one that is freed is named with its former block', async () => {
  const place = { practitionerId: OWN, serviceId: null, date: DATE };
  const wanted = () =>
    new Map([
      ['10:00', ['block-1']],
      ['11:00', ['block-2']],
    ]);
  await changeBlocks({ ...place, wanted }, { now: () => NOW });
  expect(await block(['10:00', '12:00'])).toEqual(['block-2']);
  const holders = Object.values(memory.all('slots')).map(({ time, heldBy }) => [time, heldBy]);
  expect(Object.fromEntries(holders)).toEqual({ '10:00': ['block-1'], '12:00': ['hand'] });
});
