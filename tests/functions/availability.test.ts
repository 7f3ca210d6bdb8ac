/** The jobs that keep the public months true, through their endpoint. */
import { beforeAll, expect, it } from 'vitest';
import { availabilityPath } from '@tulia/domain/records/availability';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../support/actors';
import { openPractice, pendingBooking, PRACTITIONER } from '../support/makers';
import { busyOn, locksOf } from './look';
import { job } from './outside';

beforeAll(openPractice);

it('releaseLapsedHolds frees what was held too long, and rollAvailability puts a month right', async () => {
  const { booking, place } = await pendingBooking();
  const monthRef = (date: string) => database().doc(availabilityPath(PRACTITIONER, monthOf(date)));
  const last = addDays(toWallTime(Date.now()).date, 66);
  await monthRef(place.date).set({ days: { [place.date]: { busy: ['03:00'] } } }, { merge: true });
  await monthRef(last).update({ [`days.${last}`]: FieldValue.delete() });
  await job('rollAvailability');
  expect(await busyOn(place.date)).toContain(place.time);
  expect(await busyOn(place.date)).not.toContain('03:00');
  expect((await monthRef(last).get()).get(`days.${last}`)).toMatchObject({ isAvailable: true });

  // One run takes 200 locks, the oldest first, and other tests have left holds in this world.
  for (let run = 0; run < 10 && Object.keys(await locksOf(booking.id)).length > 0; run += 1)
    await job('releaseLapsedHolds', Date.now() + 16 * 60_000);
  expect(await locksOf(booking.id)).toEqual({});
  expect(await busyOn(place.date)).not.toContain(place.time);
});
