/** What blocks of many days do to the locks and the public months while the booking window moves on. */
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { lockId } from '@tulia/domain/slot/granule';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { writerOf } from '../platform/writer';
import { putWithLocks } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { blockedSteps, putSettings } from '../platform/testing/practice';
import { changeTime, planDays } from './blocked-time';
import { blockWindow, daysToFree, expandBlock, standingBlocks } from './time-blocks';

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
  const days = daysToFree(id, standing(id), await blockWindow(clock));
  await changeTime(async (transaction) => {
    const { write } = await planDays(transaction, standing(id), days, NOW);
    write(writerOf(transaction));
    transaction.delete(db().doc(blockPath(id)));
  });
  return days.length;
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
  it('sessions stay, and the free steps around them are blocked and freed again', async () => {
    putWithLocks(aConfirmed({ startsAt: toInstant('2026-11-23', '12:30') }));
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
