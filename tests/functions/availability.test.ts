import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { saveAvailability } from '@tulia/domain/calls/schedule/save-availability';
import { availabilityPath } from '@tulia/domain/records/availability';
import { seedServices, servicePath } from '@tulia/domain/records/service';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  emptyDay,
  openPractice,
  pendingBooking,
  PRACTITIONER,
} from '../support/makers';
import { blockedOn, busyOn, locksOf } from './look';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let therapist: Person;
beforeAll(async () => {
  await openPractice();
  therapist = await person({ role: 'therapist' });
});

const { ask } = instance;

const save = (date: string, timeSlots: string[], serviceId: string | null = null) =>
  ask(saveAvailability, therapist, { practitionerId: PRACTITIONER, serviceId, date, timeSlots });

describe('blocked times', () => {
  it('for all services are shown by each service and refuse every booking, until they are removed', async () => {
    const date = await emptyDay();
    expect(done(await save(date, ['10:30', '10:00']))).toEqual({ timeSlots: ['10:00', '10:30'] });
    for (const service of ['individual-therapy', 'consultation']) {
      expect(await blockedOn(date, service)).toEqual(['10:00', '10:30']);
    }
    const place = { date, time: '10:00' };
    const answer = await ask(createBooking, await person(), bookingRequest(place));
    expect(answer).toMatchObject({ code: 'slot-unavailable', details: { reason: 'blocked' } });
    done(await save(date, []));
    expect(await blockedOn(date)).toEqual([]);
    done(await ask(createBooking, await person(), bookingRequest(place)));
  });

  it('keep a booking out even when the public month does not show them yet', async () => {
    const date = await emptyDay();
    done(await save(date, ['10:00']));
    await database()
      .doc(availabilityPath(PRACTITIONER, monthOf(date)))
      .set({ days: { [date]: { timeSlots: [] } } }, { merge: true });
    const answer = await ask(
      createBooking,
      await person(),
      bookingRequest({ date, time: '10:00' }),
    );
    expect(refused(answer)).toBe('slot-taken');
  });

  it('for one service leave the others open', async () => {
    const date = await emptyDay();
    done(await save(date, ['10:00'], 'individual-therapy'));
    expect(await blockedOn(date, 'consultation')).toEqual([]);
    const place = { date, time: '10:00' };
    expect(refused(await ask(createBooking, await person(), bookingRequest(place)))).toBe(
      'slot-unavailable',
    );
    done(
      await ask(
        createBooking,
        await person(),
        bookingRequest(place, { serviceId: 'consultation' }),
      ),
    );
    done(await save(date, [], 'individual-therapy'));
    expect(await blockedOn(date)).toEqual([]);
  });

  it('of both kinds add up, and removing one keeps the other', async () => {
    const date = await emptyDay();
    done(await save(date, ['12:00'], 'individual-therapy'));
    done(await save(date, ['12:00', '14:00']));
    expect(await blockedOn(date)).toEqual(['12:00', '14:00']);
    done(await save(date, []));
    expect(await blockedOn(date)).toEqual(['12:00']);
    done(await save(date, [], 'individual-therapy'));
    expect(await blockedOn(date)).toEqual([]);
  });

  it('that hold sessions are refused whole, and the sessions named', async () => {
    const { booking, place } = await pendingBooking();
    const before = await blockedOn(place.date);
    const answer = await save(place.date, ['06:00', place.time]);
    expect(answer).toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: [{ bookingId: booking.id, ...place }] },
    });
    expect(await blockedOn(place.date)).toEqual(before);
  });

  it('and a booking at the same moment: never both', async () => {
    const date = await emptyDay();
    const clients = await Promise.all([person(), person(), person()]);
    const answers = await Promise.all([
      save(date, ['10:00', '10:30']),
      ...clients.map((client) =>
        ask(createBooking, client, bookingRequest({ date, time: '10:00' })),
      ),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it('cover a whole day only by making it unavailable', async () => {
    const date = await emptyDay();
    const all = Array.from(
      { length: 48 },
      (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    );
    done(await save(date, all));
    const answer = await ask(
      createBooking,
      await person(),
      bookingRequest({ date, time: '10:00' }),
    );
    expect(answer).toMatchObject({ details: { reason: 'unavailable' } });
    done(await save(date, []));
    done(await ask(createBooking, await person(), bookingRequest({ date, time: '10:00' })));
  });
});

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
