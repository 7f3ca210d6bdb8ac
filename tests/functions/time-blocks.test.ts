import { beforeAll, describe, expect, it } from 'vitest';
import { freeTime, removeBlock, saveBlock } from '@tulia/domain/calls/schedule/block-time';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { saveAvailability } from '@tulia/domain/calls/schedule/save-availability';
import { blockPath } from '@tulia/domain/records/block';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingRequest,
  emptyDay,
  isUntouched,
  openPractice,
  PRACTITIONER,
} from '../support/makers';
import { blockedOn } from './look';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let therapist: Person;
beforeAll(async () => {
  await openPractice();
  therapist = await person({ role: 'therapist' });
});

const { ask } = instance;

/** Noon to one on one day, with the changes of the test. */
const noon = (date: string, change: object = {}) => ({
  id: randomUUID(),
  practitionerId: PRACTITIONER,
  serviceId: null,
  firstDate: date,
  lastDate: date,
  weekdays: [weekdayOf(date)],
  start: '12:00',
  end: '13:00',
  keepSessions: false,
  ...change,
});

describe('a block', () => {
  it('holds on each of its weekdays in the window, until it is removed', async () => {
    const date = await emptyDay();
    const again = addDays(date, 7);
    const nextDay = await blockedOn(addDays(date, 1));
    const input = noon(date, { lastDate: again });
    const { days } = done(await ask(saveBlock, therapist, input));
    expect(days).toBe(again <= addDays(toWallTime(Date.now()).date, 67) ? 2 : 1);
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date, 'consultation')).toEqual(['12:00', '12:30']);
    expect(await blockedOn(addDays(date, 1))).toEqual(nextDay);
    done(await ask(removeBlock, therapist, { id: input.id }));
    expect(await blockedOn(date)).toEqual([]);
    expect(done(await ask(removeBlock, therapist, { id: input.id }))).toEqual({ days: 0 });
  });

  it('is one block however often it is sent, and another under its id is refused', async () => {
    const date = await emptyDay();
    const input = noon(date);
    done(await ask(saveBlock, therapist, input));
    expect(done(await ask(saveBlock, therapist, input))).toMatchObject({ kept: [] });
    const other = await ask(saveBlock, therapist, { ...input, end: '14:00' });
    expect(refused(other)).toBe('idempotency-conflict');
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('names the sessions in its way, and blocks around them when they are to stay', async () => {
    const date = await emptyDay();
    const place = { date, time: '12:00' };
    const { bookingId } = done(await ask(createBooking, await person(), bookingRequest(place)));
    const input = noon(date, { end: '14:00' });
    const answer = await ask(saveBlock, therapist, input);
    expect(answer).toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: [{ bookingId, ...place }] },
    });
    expect(await blockedOn(date)).toEqual([]);
    expect((await database().doc(blockPath(input.id)).get()).exists).toBe(false);
    const kept = done(await ask(saveBlock, therapist, { ...input, keepSessions: true }));
    expect(kept).toMatchObject({ days: 1, kept: [{ bookingId }] });
    expect(await blockedOn(date)).toEqual(['13:00', '13:30']);
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('frees nothing that another block holds', async () => {
    const date = await emptyDay();
    const lunch = noon(date);
    const early = noon(date, { start: '11:30', end: '12:30' });
    done(await ask(saveBlock, therapist, lunch));
    done(await ask(saveBlock, therapist, early));
    done(await ask(removeBlock, therapist, { id: lunch.id }));
    expect(await blockedOn(date)).toEqual(['11:30', '12:00']);
    done(await ask(removeBlock, therapist, { id: early.id }));
    expect(await blockedOn(date)).toEqual([]);
  });

  it('for one service leaves the others open', async () => {
    const date = await emptyDay();
    const input = noon(date, { serviceId: 'individual-therapy' });
    done(await ask(saveBlock, therapist, input));
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date, 'consultation')).toEqual([]);
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('reaches days that are opened later, with the nightly job', async () => {
    const date = await emptyDay();
    const input = noon(date);
    done(await ask(saveBlock, therapist, input));
    const ref = database().doc(blockPath(input.id));
    done(await ask(removeBlock, therapist, { id: input.id }));
    await ref.set({
      ...input,
      createdBy: therapist.uid,
      createdAt: new Date(),
      expandedUntil: addDays(date, -1),
    });
    await job('rollAvailability');
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect((await ref.get()).get('expandedUntil')).not.toBe(addDays(date, -1));
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('without an end holds as far as the window reaches, and on what opens later', async () => {
    const date = await emptyDay();
    // Before the practice opens, so that no session of another test is in the way.
    const input = noon(date, { start: '05:00', end: '05:30', lastDate: NO_END });
    done(await ask(saveBlock, therapist, input));
    expect(await blockedOn(date)).toEqual(['05:00']);
    const ref = database().doc(blockPath(input.id));
    expect((await ref.get()).data()).toMatchObject({ lastDate: NO_END });
    await ref.update({ expandedUntil: addDays(date, -1) });
    await job('rollAvailability');
    expect((await ref.get()).get('expandedUntil')).not.toBe(addDays(date, -1));
    const { days } = done(await ask(removeBlock, therapist, { id: input.id }));
    expect(days).toBeGreaterThan(0);
    expect(await blockedOn(date)).toEqual([]);
  });

  it('set at the same time as another on one day stands beside it', async () => {
    const date = await emptyDay();
    const inputs = ['08:00', '11:00', '14:00', '16:00'].map((start) =>
      noon(date, { start, end: `${Number(start.slice(0, 2)) + 1}:00`.padStart(5, '0') }),
    );
    for (const answer of await Promise.all(inputs.map((input) => ask(saveBlock, therapist, input))))
      done(answer);
    expect(await blockedOn(date)).toEqual(
      ['08', '11', '14', '16'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]),
    );
    const freed = await Promise.all(inputs.map(({ id }) => ask(removeBlock, therapist, { id })));
    freed.forEach(done);
    expect(await blockedOn(date)).toEqual([]);
  });

  it('leaves what was blocked by hand in its time, before it or under another scope', async () => {
    const date = await emptyDay();
    const byHand = (timeSlots: string[], serviceId: string | null = null) =>
      ask(saveAvailability, therapist, {
        practitionerId: PRACTITIONER,
        serviceId,
        date,
        timeSlots,
      });
    done(await byHand(['12:00', '15:00']));
    const input = noon(date);
    done(await ask(saveBlock, therapist, input));
    done(await byHand(['12:00', '12:30'], 'consultation'));
    done(await ask(removeBlock, therapist, { id: input.id }));
    expect(await blockedOn(date)).toEqual(['12:00', '15:00']);
    expect(await blockedOn(date, 'consultation')).toEqual(['12:00', '12:30', '15:00']);
    done(await byHand([], 'consultation'));
    done(await byHand([]));
    expect(await blockedOn(date, 'consultation')).toEqual([]);
  });

  it('of one day goes with the last of its time; one that repeats stays on its other days', async () => {
    let date = await emptyDay();
    while (!(await isUntouched(addDays(date, 7)))) date = await emptyDay();
    const once = noon(date, { end: '14:00' });
    const weekly = noon(date, { start: '16:00', end: '17:00', lastDate: addDays(date, 7) });
    done(await ask(saveBlock, therapist, once));
    done(await ask(saveBlock, therapist, weekly));
    const free = (start: string, end: string) =>
      ask(freeTime, therapist, {
        practitionerId: PRACTITIONER,
        serviceId: null,
        date,
        start,
        end,
      });
    const stands = async ({ id }: { id: string }) =>
      (await database().doc(blockPath(id)).get()).exists;
    done(await free('12:00', '13:00'));
    expect(await blockedOn(date)).toEqual(['13:00', '13:30', '16:00', '16:30']);
    expect(await stands(once)).toBe(true);
    done(await free('13:00', '14:00'));
    expect(await stands(once)).toBe(false);
    done(await free('16:00', '17:00'));
    expect(await stands(weekly)).toBe(true);
    expect(await blockedOn(date)).toEqual([]);
    await job('rollAvailability');
    expect(await blockedOn(date)).toEqual([]);
    expect(await blockedOn(addDays(date, 7))).toEqual(['16:00', '16:30']);
    done(await ask(removeBlock, therapist, { id: weekly.id }));
    expect(await blockedOn(addDays(date, 7))).toEqual([]);
  });

  it('is no matter of receptionists and clients, nor for a service that is none', async () => {
    const date = await emptyDay();
    const receptionist = await person({ role: 'receptionist' });
    expect(refused(await ask(saveBlock, receptionist, noon(date)))).toBe('forbidden');
    expect(refused(await ask(saveBlock, await person(), noon(date)))).toBe('forbidden');
    expect(refused(await ask(removeBlock, receptionist, { id: randomUUID() }))).toBe('forbidden');
    const of = { practitionerId: PRACTITIONER, serviceId: null };
    const stretch = { ...of, date, start: '12:00', end: '13:00' };
    expect(refused(await ask(freeTime, receptionist, stretch))).toBe('forbidden');
    const unknown = noon(date, { serviceId: 'no-such-service' });
    expect(refused(await ask(saveBlock, therapist, unknown))).toBe('not-found');
  });

  it('of a service that is none is refused', async () => {
    const date = await emptyDay();
    const of = { practitionerId: PRACTITIONER, serviceId: 'no-such-service' };
    const stretch = { ...of, date, start: '12:00', end: '13:00' };
    expect(refused(await ask(freeTime, therapist, stretch))).toBe('not-found');
  });
});
