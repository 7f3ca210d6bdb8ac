/** What blocks of many days do to the locks and the public months while the booking window moves on. */
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import type { Booking } from '@tulia/domain/booking/booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { lockId } from '@tulia/domain/slot/granule';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putWithLocks } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { blockedSteps, putSettings } from '../platform/testing/practice';
import {
  blockWindow,
  contractBlock,
  expandBlock,
  sessionsInBlocks,
  standingBlocks,
} from './time-blocks';

vi.mock('../platform/app');

/** A Monday. */
const TODAY = '2026-11-16';
const NOW = toInstant(TODAY, '09:00');
const clock = { now: () => NOW };
const ID = 'block-1';
const mondays = (change: Partial<Block> = {}): Block => ({
  practitionerId: 'therapist',
  serviceId: null,
  firstDate: TODAY,
  lastDate: NO_END,
  weekdays: [1],
  start: '12:00',
  end: '13:00',
  expandedUntil: null,
  createdAt: NOW,
  createdBy: 'njeri',
  ...change,
});

/** The booking window is so many days long from now on. */
const openFor = (windowDays: number) => putSettings({ windowDays });
const put = (block: Block, id = ID) => memory.put(blockPath(id), blocks.toStored(block));
const standing = (id = ID) => blocks.fromStored(memory.read(blockPath(id)) ?? {});
const expand = async (id = ID) => expandBlock(id, standing(id), await blockWindow(clock), clock);
const contract = async (id = ID) => {
  const days = await contractBlock(id, standing(id), await blockWindow(clock), clock);
  await memory.doc(blockPath(id)).delete();
  return days;
};
/** The dates and steps that the public months show as blocked for all. */
const shown = () =>
  Object.values(memory.all('availability'))
    .flatMap(({ days }) => Object.entries(days as Record<string, { timeSlots?: string[] }>))
    .flatMap(([date, { timeSlots = [] }]) => timeSlots.map((time) => `${date} ${time}`))
    .sort();
const noons = (...dates: string[]) => dates.flatMap((date) => [`${date} 12:00`, `${date} 12:30`]);

beforeEach(() => openFor(14));

describe('a block without an end', () => {
  it('holds on its weekdays as far as the window reaches and a week beyond, once', async () => {
    put(mondays());
    expect(await expand()).toBe(4);
    const dates = [TODAY, '2026-11-23', '2026-11-30', '2026-12-07'];
    expect(blockedSteps()).toEqual(noons(...dates));
    expect(shown()).toEqual(blockedSteps());
    expect(standing().expandedUntil).toBe('2026-12-07');
    expect(await expand()).toBe(0);
    openFor(21);
    expect(await expand()).toBe(1);
    expect(blockedSteps()).toEqual(noons(...dates, '2026-12-14'));
  });

  it.each([
    ['the window was shortened', 0],
    ['a night has passed since', 1],
  ])('is gone on every day that it held once it is removed, though %s', async (_, nights) => {
    put(mondays());
    await expand();
    openFor(1);
    for (let night = 0; night < nights; night += 1) await expand();
    expect(await contract()).toBe(4);
    openFor(60);
    expect([blockedSteps(), shown()]).toEqual([[], []]);
    expect([...(await standingBlocks(TODAY))]).toEqual([]);
  });

  it('leaves days that were never opened alone, and days that are past', async () => {
    put(mondays({ firstDate: '2026-11-02' }));
    await expand();
    const past = slotLockPath(
      lockId({ practitionerId: 'therapist', date: '2026-11-09', time: '12:00' }),
    );
    const lock = slotLocks.fromStored(Object.values(memory.all('slots'))[0] ?? {});
    memory.put(past, slotLocks.toStored({ ...lock, date: '2026-11-09', heldBy: [ID] }));
    openFor(60);
    await contract();
    expect(blockedSteps()).toEqual(['2026-11-09 12:00']);
    const months = Object.values(memory.all('availability')).map(({ month }) => month);
    expect(months.sort()).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});

it('a block of one day beyond the window holds at once, and is gone once it is removed', async () => {
  put(mondays({ firstDate: '2027-03-01', lastDate: '2027-03-01' }));
  expect(await expand()).toBe(1);
  expect([blockedSteps(), shown()]).toEqual([noons('2027-03-01'), noons('2027-03-01')]);
  expect(await expand()).toBe(0);
  await contract();
  expect([blockedSteps(), shown()]).toEqual([[], []]);
});

describe('beside what else is there', () => {
  const at = (startsAt: number, change: Partial<Booking> = {}) => {
    const until = change.holdExpiresAt ?? null;
    return putWithLocks((until === null ? aConfirmed : aBooking)({ startsAt, ...change }), until)
      .id;
  };
  const MONDAY = toInstant('2026-11-23', '12:00');

  it('sessions in the way of several blocks are named once, by their start', async () => {
    at(MONDAY, { id: 'late' });
    at(toInstant('2026-11-23', '10:30'), { id: 'early' });
    const further = [{ end: '12:30' }, { start: '11:00', end: '11:30' }].map(mondays);
    const wanted = [mondays(), ...further];
    const found = await sessionsInBlocks(wanted, await blockWindow(clock), clock);
    expect(found.map(({ bookingId }) => bookingId)).toEqual(['early', 'late']);
  });

  it.each<[string, string, Parameters<typeof at>[1], Partial<Block>, boolean]>([
    ['a session in its time', '23 12:00', {}, {}, true],
    ['one that only reaches into it', '23 11:30', {}, {}, true],
    ['one that ends as it begins', '23 11:00', {}, {}, false],
    ['one of the day after', '24 12:00', {}, {}, false],
    ['one after its last day', '23 12:00', {}, { lastDate: '2026-11-22' }, false],
    ['one with somebody else', '23 12:00', { practitionerId: 'another' }, {}, false],
    ['a request that holds the time', '23 12:00', { holdExpiresAt: NOW + 1 }, {}, true],
    ['a hold that has lapsed', '23 12:00', { holdExpiresAt: NOW }, {}, false],
    ['one of its own service', '23 12:00', {}, { serviceId: 'individual-therapy' }, true],
  ])('%s (%s) is named as it is, or not', async (_, start, of, change, isNamed) => {
    const [day = '', time = ''] = start.split(' ');
    const date = `2026-11-${day}`;
    const bookingId = at(toInstant(date, time), of);
    const found = await sessionsInBlocks([mondays(change)], await blockWindow(clock), clock);
    expect(found).toEqual(isNamed ? [{ bookingId, date, time }] : []);
  });

  it('sessions stay, and the free steps around them are blocked and freed again', async () => {
    at(toInstant('2026-11-23', '12:30'));
    put(mondays({ lastDate: '2026-11-23' }));
    await expand();
    expect(blockedSteps()).toEqual([...noons(TODAY), '2026-11-23 12:00']);
    await contract();
    expect(blockedSteps()).toEqual([]);
    expect(Object.keys(memory.all('slots'))).toHaveLength(4);
  });

  it('the night looks only at blocks that are not over yet', async () => {
    put(mondays({ lastDate: addDays(TODAY, -1) }), 'over');
    put(mondays({ lastDate: TODAY }), 'last-day');
    put(mondays());
    const found = await standingBlocks(toWallTime(NOW).date);
    expect([...found.keys()].sort()).toEqual(['block-1', 'last-day']);
  });
});
