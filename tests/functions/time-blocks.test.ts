import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeBlock, saveBlock } from '@tulia/domain/calls/block-time';
import type { CallContract } from '@tulia/domain/calls/call';
import { createBooking } from '@tulia/domain/calls/create-booking';
import { blockPath } from '@tulia/domain/records/block';
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { randomUUID } from 'node:crypto';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { bookingRequest, emptyDay, openPractice } from '../support/makers';
import { blockedOn } from './look';
import { job } from './outside';
import { startInstance, type Instance } from './start-instance';

let instance: Instance;
let therapist: Person;
beforeAll(async () => {
  await openPractice();
  instance = await startInstance();
  therapist = await person({ role: 'therapist' });
});
afterAll(() => {
  instance.stop();
});

const ask = <Input, Output>(
  contract: CallContract<string, Input, Output>,
  who: Person,
  input: Input,
) => call(contract, who, input, { base: instance.base });

/** Noon to one on one day, and whatever else a test wants. */
const noon = (date: string, change: object = {}) => ({
  id: randomUUID(),
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
    const wish = noon(date, { lastDate: again });
    const { days } = done(await ask(saveBlock, therapist, wish));
    expect(days).toBe(again <= addDays(toWallTime(Date.now()).date, 67) ? 2 : 1);
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date, 'consultation')).toEqual(['12:00', '12:30']);
    expect(await blockedOn(addDays(date, 1))).toEqual([]);
    done(await ask(removeBlock, therapist, { id: wish.id }));
    expect(await blockedOn(date)).toEqual([]);
    expect(done(await ask(removeBlock, therapist, { id: wish.id }))).toEqual({ days: 0 });
  });

  it('is one block however often it is sent, and another under its id is refused', async () => {
    const date = await emptyDay();
    const wish = noon(date);
    done(await ask(saveBlock, therapist, wish));
    expect(done(await ask(saveBlock, therapist, wish))).toMatchObject({ kept: [] });
    const other = await ask(saveBlock, therapist, { ...wish, end: '14:00' });
    expect(refused(other)).toBe('idempotency-conflict');
    done(await ask(removeBlock, therapist, { id: wish.id }));
  });

  it('names the sessions in its way, and blocks around them when they are to stay', async () => {
    const date = await emptyDay();
    const place = { date, time: '12:00' };
    const { bookingId } = done(await ask(createBooking, await person(), bookingRequest(place)));
    const wish = noon(date, { end: '14:00' });
    const answer = await ask(saveBlock, therapist, wish);
    expect(answer).toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: [{ bookingId, ...place }] },
    });
    expect(await blockedOn(date)).toEqual([]);
    expect((await database().doc(blockPath(wish.id)).get()).exists).toBe(false);
    const kept = done(await ask(saveBlock, therapist, { ...wish, keepSessions: true }));
    expect(kept).toMatchObject({ days: 1, kept: [{ bookingId }] });
    expect(await blockedOn(date)).toEqual(['13:00', '13:30']);
    done(await ask(removeBlock, therapist, { id: wish.id }));
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
    const wish = noon(date, { serviceId: 'individual-therapy' });
    done(await ask(saveBlock, therapist, wish));
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date, 'consultation')).toEqual([]);
    done(await ask(removeBlock, therapist, { id: wish.id }));
  });

  it('reaches days that are opened later, with the nightly job', async () => {
    const date = await emptyDay();
    const wish = noon(date);
    done(await ask(saveBlock, therapist, wish));
    const ref = database().doc(blockPath(wish.id));
    done(await ask(removeBlock, therapist, { id: wish.id }));
    await ref.set({
      ...wish,
      createdBy: therapist.uid,
      createdAt: new Date(),
      expandedUntil: addDays(date, -1),
    });
    await job('rollAvailability');
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect((await ref.get()).get('expandedUntil')).not.toBe(addDays(date, -1));
    done(await ask(removeBlock, therapist, { id: wish.id }));
  });

  it('is no matter of receptionists and clients, nor for a service that is none', async () => {
    const date = await emptyDay();
    const receptionist = await person({ role: 'receptionist' });
    expect(refused(await ask(saveBlock, receptionist, noon(date)))).toBe('forbidden');
    expect(refused(await ask(saveBlock, await person(), noon(date)))).toBe('forbidden');
    expect(refused(await ask(removeBlock, receptionist, { id: randomUUID() }))).toBe('forbidden');
    const unknown = noon(date, { serviceId: 'no-such-service' });
    expect(refused(await ask(saveBlock, therapist, unknown))).toBe('not-found');
  });
});
