import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { availabilityPath } from '@tulia/domain/records/availability';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath } from '@tulia/domain/records/service';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import { database, done, person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  emptyDay,
  openPractice,
  pendingBooking,
  PRACTITIONER,
} from '../support/makers';
import { busyOn, locksOf } from './look';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
beforeAll(openPractice);

const { ask } = instance;

describe('jobs', () => {
  it('releaseLapsedHolds frees what was held too long, and only that', async () => {
    const { booking, place } = await pendingBooking();
    await job('releaseLapsedHolds', Date.now() + 14 * 60_000);
    expect(Object.keys(await locksOf(booking.id))).toHaveLength(4);
    // One run takes 200 locks, the oldest first, and other tests have left holds in this world.
    for (let run = 0; run < 10 && Object.keys(await locksOf(booking.id)).length > 0; run += 1)
      await job('releaseLapsedHolds', Date.now() + 16 * 60_000);
    expect(await locksOf(booking.id)).toEqual({});
    expect(await busyOn(place.date)).not.toContain(place.time);
    expect(await bookingById(booking.id)).toMatchObject({
      status: 'pending',
      holdExpiresAt: null,
      version: 1,
    });
  });

  it('rollAvailability adds the days that are missing and puts right what is busy', async () => {
    const { place } = await pendingBooking();
    const ref = database().doc(availabilityPath(PRACTITIONER, monthOf(place.date)));
    await ref.set({ days: { [place.date]: { busy: ['03:00'] } } }, { merge: true });
    const last = addDays(toWallTime(Date.now()).date, 66);
    await database()
      .doc(availabilityPath(PRACTITIONER, monthOf(last)))
      .update({ [`days.${last}`]: FieldValue.delete() });
    await job('rollAvailability');
    expect(await busyOn(place.date)).toContain(place.time);
    expect(await busyOn(place.date)).not.toContain('03:00');
    const month = await database()
      .doc(availabilityPath(PRACTITIONER, monthOf(last)))
      .get();
    expect((month.get('days') as Record<string, unknown>)[last]).toMatchObject({
      isAvailable: true,
    });
  });

  it('a hold’s lock that was taken over is not released with the old one', async () => {
    const { booking, place } = await pendingBooking();
    for (const id of Object.keys(await locksOf(booking.id))) {
      await database()
        .doc(slotLockPath(id))
        .update({ expiresAt: new Date(Date.now() - 1000) });
    }
    const other = done(await ask(createBooking, await person(), bookingRequest(place)));
    await job('releaseLapsedHolds');
    expect(Object.keys(await locksOf(other.bookingId))).toHaveLength(4);
    expect(await busyOn(place.date)).toContain(place.time);
  });

  it('a new service can be booked at once', async () => {
    const date = await emptyDay();
    const serviceId = `new-${randomUUID().slice(0, 8)}`;
    const ref = database().doc(servicePath(serviceId));
    await ref.set({ ...seedServices[0], slug: serviceId });
    try {
      const request = bookingRequest({ date, time: '10:00' }, { serviceId });
      done(await ask(createBooking, await person(), request));
    } finally {
      await ref.delete();
    }
  });
});
