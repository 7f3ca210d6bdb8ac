/** Which sessions to come a change of opening hours names, and what stands afterwards. */
import type { Booking } from '@tulia/domain/booking/booking';
import { DEFAULT_OPENING_HOURS, defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { aBooking } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putPractitioner, storedPractitioner } from '../../platform/testing/practice';
import { trail } from '../../platform/testing/trail';
import { saveOpeningHours } from './save-opening-hours';

vi.mock('../../platform/app');

/** A Monday. */
const DATE = '2026-11-23';
const NOW = toInstant(DATE, '10:30');
const OWN = defaultPractitioner.id;
const long = { first: '08:00', last: '18:00' };
const withoutMonday = { 2: long, 3: long, 4: long, 5: long };
type Week = Parameters<typeof saveOpeningHours.handler>[0]['openingHours'];
const save = (openingHours: Week, keepSessions = false) =>
  saveOpeningHours.handler(
    { practitionerId: OWN, openingHours, keepSessions },
    { caller: aMember('admin'), clock: { now: () => NOW } },
  );
const put = (id: string, time: string, change: Partial<Booking> = {}) => {
  putBooking(aBooking({ id, startsAt: toInstant(DATE, time), ...change }));
};
const week = () => storedPractitioner().openingHours;

beforeEach(() => putPractitioner());

it('a change names coming requests and sessions of this practitioner outside the new hours, by their start', async () => {
  put('later', '15:00', { status: 'confirmed' });
  put('request', '11:00');
  put('past', '10:00', { status: 'confirmed' });
  put('cancelled', '12:00', { status: 'cancelled' });
  put('rejected', '12:00', { status: 'rejected' });
  put('of-another', '13:00', { practitionerId: 'somebody-else' });
  put('never-open', '19:00', { status: 'confirmed' });
  const named = [
    { bookingId: 'request', date: DATE, time: '11:00' },
    { bookingId: 'later', date: DATE, time: '15:00' },
  ];
  await expect(save(withoutMonday)).rejects.toMatchObject({
    code: 'conflicts-with-bookings',
    details: { bookings: named },
  });
  expect([week(), trail()]).toEqual([DEFAULT_OPENING_HOURS, []]);
  expect(await save(withoutMonday, true)).toEqual({ kept: named });
  expect(week()).toEqual(withoutMonday);
});

it('a change is an entry with the practitioner’s name in the trail, and without a change there is none', async () => {
  await save({ ...DEFAULT_OPENING_HOURS, 6: undefined });
  expect(trail()).toEqual([]);
  await save({ ...DEFAULT_OPENING_HOURS, 6: long });
  expect(week()).toEqual({ ...DEFAULT_OPENING_HOURS, 6: long });
  const entry = { action: 'practitioner-changed', subject: practitionerPath(OWN), at: NOW };
  const label = defaultPractitioner.name;
  expect(trail()).toMatchObject([{ ...entry, label, fields: ['openingHours'] }]);
});

it('opening hours of an unknown practitioner are not-found', async () => {
  memory.clear();
  await expect(save(withoutMonday)).rejects.toMatchObject({ code: 'not-found' });
});
