import { beforeAll, describe, expect, it } from 'vitest';
import { removeBlock, saveBlocks, type BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { availabilityPath } from '@tulia/domain/records/availability';
import { blockPath } from '@tulia/domain/records/block';
import { NO_END, oneDay } from '@tulia/domain/slot/block-dates';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
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
  ...oneDay(date),
  start: '12:00',
  end: '13:00',
  ...change,
});
const all = { practitionerId: PRACTITIONER, serviceId: null, keepSessions: false };
const block = (
  input: ReturnType<typeof noon>,
  change: Partial<Omit<BlocksInput, 'blocks'>> = {},
  who = therapist,
) => ask(saveBlocks, who, { ...all, blocks: [input], freed: [], ...change });
const free = (
  date: string,
  [start, end]: [string, string],
  change: Partial<Omit<BlocksInput, 'freed'>> = {},
  who = therapist,
) => ask(saveBlocks, who, { ...all, blocks: [], freed: [{ date, start, end }], ...change });

describe('a block', () => {
  it('holds on each of its weekdays in the window, until it is removed', async () => {
    const date = await emptyDay();
    const again = addDays(date, 7);
    const nextDay = await blockedOn(addDays(date, 1));
    const input = noon(date, { lastDate: again });
    const { days } = done(await block(input));
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
    done(await block(input));
    expect(done(await block(input))).toMatchObject({ kept: [] });
    const other = await block({ ...input, end: '14:00' });
    expect(refused(other)).toBe('idempotency-conflict');
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('names the sessions in its way, and blocks around them when they are to stay', async () => {
    const date = await emptyDay();
    const place = { date, time: '12:00' };
    const { bookingId } = done(await ask(createBooking, await person(), bookingRequest(place)));
    const input = noon(date, { end: '14:00' });
    const answer = await block(input);
    expect(answer).toMatchObject({
      code: 'conflicts-with-bookings',
      details: { bookings: [{ bookingId, ...place }] },
    });
    expect(await blockedOn(date)).toEqual([]);
    expect((await database().doc(blockPath(input.id)).get()).exists).toBe(false);
    const kept = done(await block(input, { keepSessions: true }));
    expect(kept).toMatchObject({ days: 1, kept: [{ bookingId }] });
    expect(await blockedOn(date)).toEqual(['13:00', '13:30']);
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('frees nothing that another block holds', async () => {
    const date = await emptyDay();
    const lunch = noon(date);
    const early = noon(date, { start: '11:30', end: '12:30' });
    done(await block(lunch));
    done(await block(early));
    done(await ask(removeBlock, therapist, { id: lunch.id }));
    expect(await blockedOn(date)).toEqual(['11:30', '12:00']);
    done(await ask(removeBlock, therapist, { id: early.id }));
    expect(await blockedOn(date)).toEqual([]);
  });

  it('for one service leaves the others open', async () => {
    const date = await emptyDay();
    const input = noon(date);
    done(await block(input, { serviceId: 'individual-therapy' }));
    expect(await blockedOn(date)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date, 'consultation')).toEqual([]);
    const place = { date, time: '12:00' };
    expect(refused(await ask(createBooking, await person(), bookingRequest(place)))).toBe(
      'slot-unavailable',
    );
    const other = bookingRequest(place, { serviceId: 'consultation' });
    done(await ask(createBooking, await person(), other));
    done(await ask(removeBlock, therapist, { id: input.id }));
  });

  it('reaches days that are opened later, with the nightly job', async () => {
    const date = await emptyDay();
    const input = noon(date);
    done(await block(input));
    const ref = database().doc(blockPath(input.id));
    done(await ask(removeBlock, therapist, { id: input.id }));
    await ref.set({
      ...input,
      practitionerId: PRACTITIONER,
      serviceId: null,
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
    done(await block(input));
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
    for (const answer of await Promise.all(inputs.map((input) => block(input)))) done(answer);
    expect(await blockedOn(date)).toEqual(
      ['08', '11', '14', '16'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]),
    );
    const freed = await Promise.all(inputs.map(({ id }) => ask(removeBlock, therapist, { id })));
    freed.forEach(done);
    expect(await blockedOn(date)).toEqual([]);
  });

  it('leaves what another block holds of its time, before it or for one service', async () => {
    const date = await emptyDay();
    done(await block(noon(date, { end: '12:30' })));
    const input = noon(date);
    done(await block(input));
    const serviceId = 'consultation';
    done(await block(noon(date), { serviceId }));
    done(await ask(removeBlock, therapist, { id: input.id }));
    expect(await blockedOn(date)).toEqual(['12:00']);
    expect(await blockedOn(date, serviceId)).toEqual(['12:00', '12:30']);
    done(await free(date, ['12:00', '13:00'], { serviceId }));
    done(await free(date, ['12:00', '13:00']));
    expect(await blockedOn(date, serviceId)).toEqual([]);
  });

  it('of one day goes with the last of its time; one that repeats stays on its other days', async () => {
    let date = await emptyDay();
    while (!(await isUntouched(addDays(date, 7)))) date = await emptyDay();
    const once = noon(date, { end: '14:00' });
    const weekly = noon(date, { start: '16:00', end: '17:00', lastDate: addDays(date, 7) });
    done(await block(once));
    done(await block(weekly));
    const stands = async ({ id }: { id: string }) =>
      (await database().doc(blockPath(id)).get()).exists;
    done(await free(date, ['12:00', '13:00']));
    expect(await blockedOn(date)).toEqual(['13:00', '13:30', '16:00', '16:30']);
    expect(await stands(once)).toBe(true);
    done(await free(date, ['13:00', '14:00']));
    expect(await stands(once)).toBe(false);
    done(await free(date, ['16:00', '17:00']));
    expect(await stands(weekly)).toBe(true);
    expect(await blockedOn(date)).toEqual([]);
    await job('rollAvailability');
    expect(await blockedOn(date)).toEqual([]);
    expect(await blockedOn(addDays(date, 7))).toEqual(['16:00', '16:30']);
    done(await ask(removeBlock, therapist, { id: weekly.id }));
    expect(await blockedOn(addDays(date, 7))).toEqual([]);
  });

  it('is shown by each service and refuses every booking, until its time is free', async () => {
    const date = await emptyDay();
    const ten = { start: '10:00', end: '11:00' };
    done(await block(noon(date, ten)));
    const request = () => bookingRequest({ date, time: '10:00' });
    expect(await ask(createBooking, await person(), request())).toMatchObject({
      code: 'slot-unavailable',
      details: { reason: 'blocked' },
    });
    // The public month is a view: the lock keeps a booking out also where the month does not show it yet.
    const month = database().doc(availabilityPath(PRACTITIONER, monthOf(date)));
    await month.set({ days: { [date]: { timeSlots: [] } } }, { merge: true });
    expect(refused(await ask(createBooking, await person(), request()))).toBe('slot-taken');
    done(await free(date, ['10:00', '11:00']));
    done(await ask(createBooking, await person(), request()));
  });

  it('of a whole day makes it unavailable', async () => {
    const date = await emptyDay();
    done(await block(noon(date, { start: '00:00', end: '24:00' })));
    const request = () => bookingRequest({ date, time: '10:00' });
    const answer = await ask(createBooking, await person(), request());
    expect(answer).toMatchObject({ details: { reason: 'unavailable' } });
    done(await free(date, ['00:00', '24:00']));
    done(await ask(createBooking, await person(), request()));
  });

  it('and a booking at the same moment: no step is given to both', async () => {
    const date = await emptyDay();
    const clients = await Promise.all([person(), person(), person()]);
    const [blocked, ...booked] = await Promise.all([
      block(noon(date)),
      ...clients.map((client) =>
        ask(createBooking, client, bookingRequest({ date, time: '12:00' })),
      ),
    ]);
    const taken = booked.filter((answer) => answer.ok).length;
    // A session that came first stays, as it does in any block; then none of its time is blocked.
    expect(await blockedOn(date)).toEqual(taken === 0 ? ['12:00', '12:30'] : []);
    expect(taken).toBeLessThanOrEqual(1);
    expect(taken === 1 || blocked.ok).toBe(true);
  });

  it('is no matter of receptionists and clients', async () => {
    const date = await emptyDay();
    const receptionist = await person({ role: 'receptionist' });
    expect(refused(await block(noon(date), {}, receptionist))).toBe('forbidden');
    expect(refused(await block(noon(date), {}, await person()))).toBe('forbidden');
    expect(refused(await ask(removeBlock, receptionist, { id: randomUUID() }))).toBe('forbidden');
    expect(refused(await free(date, ['12:00', '13:00'], {}, receptionist))).toBe('forbidden');
  });

  it('of a service that is none is refused', async () => {
    const date = await emptyDay();
    const unknown = { serviceId: 'no-such-service' };
    expect(refused(await block(noon(date), unknown))).toBe('not-found');
    expect(refused(await free(date, ['12:00', '13:00'], unknown))).toBe('not-found');
  });
});
