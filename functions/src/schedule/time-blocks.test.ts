/** What blocks of many days do to the locks and the public months while the booking window moves on. */
import { availabilityPath } from '@tulia/domain/records/availability';
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { lockId } from '@tulia/domain/slot/granule';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { addDays, monthOf, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBooking, putLocks } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putSettings } from '../platform/testing/practice';
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
/** The dates and steps that are locked, and those that the public months show as blocked for all. */
const locked = () =>
  Object.values(memory.all('slots'))
    .map((each) => slotLocks.fromStored(each))
    .filter(({ kind }) => kind === 'blocked')
    .map(({ date, time }) => `${date} ${time}`)
    .sort();
const shown = () =>
  Object.values(memory.all('availability'))
    .flatMap(({ days }) => Object.entries(days as Record<string, { timeSlots?: string[] }>))
    .flatMap(([date, { timeSlots = [] }]) => timeSlots.map((time) => `${date} ${time}`))
    .sort();
const noons = (...dates: string[]) => dates.flatMap((date) => [`${date} 12:00`, `${date} 12:30`]);

beforeEach(() => {
  memory.clear();
  openFor(14);
});

describe('a block without an end', () => {
  it('holds on its weekdays as far as the window reaches and a week beyond, once', async () => {
    put(mondays());
    expect(await expand()).toBe(4);
    const dates = [TODAY, '2026-11-23', '2026-11-30', '2026-12-07'];
    expect(locked()).toEqual(noons(...dates));
    expect(shown()).toEqual(locked());
    expect(standing().expandedUntil).toBe('2026-12-07');
    expect(await expand()).toBe(0);
    openFor(21);
    expect(await expand()).toBe(1);
    expect(locked()).toEqual(noons(...dates, '2026-12-14'));
  });

  it('is gone on every day that it held once it is removed, though the window was shortened', async () => {
    put(mondays());
    await expand();
    openFor(1);
    expect(await contract()).toBe(4);
    openFor(60);
    expect([locked(), shown()]).toEqual([[], []]);
    expect([...(await standingBlocks(TODAY))]).toEqual([]);
  });

  it('is gone whole also when nights have passed since the window was shortened', async () => {
    put(mondays());
    await expand();
    openFor(1);
    await expand();
    await contract();
    openFor(60);
    expect([locked(), shown()]).toEqual([[], []]);
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
    expect(locked()).toEqual(['2026-11-09 12:00']);
    expect(Object.keys(memory.all('availability')).sort()).toEqual(
      ['2026-11', '2026-12', '2027-01'].map((month) =>
        availabilityPath('therapist', month).slice(13),
      ),
    );
  });
});

it('a block of one day beyond the window holds at once, and is gone once it is removed', async () => {
  put(mondays({ firstDate: '2027-03-01', lastDate: '2027-03-01' }));
  expect(await expand()).toBe(1);
  expect([locked(), shown()]).toEqual([noons('2027-03-01'), noons('2027-03-01')]);
  expect(await expand()).toBe(0);
  await contract();
  expect([locked(), shown()]).toEqual([[], []]);
});

describe('beside what else is there', () => {
  const at = (startsAt: number, change: Partial<Booking> = {}, until: number | null = null) => {
    const make = until === null ? aConfirmed : aBooking;
    const booking = make({ startsAt, holdExpiresAt: until, ...change });
    putBooking(booking);
    putLocks(booking, until);
    return booking.id;
  };
  const inTheWay = async (change: Partial<Block> = {}) => {
    const found = await sessionsInBlocks([mondays(change)], await blockWindow(clock), clock);
    return found.map(({ bookingId, date, time }) => `${bookingId} ${date} ${time}`);
  };
  const MONDAY = toInstant('2026-11-23', '12:00');

  it('sessions in the way of several blocks are named once, by their start', async () => {
    at(MONDAY, { id: 'late' });
    at(toInstant('2026-11-23', '10:30'), { id: 'early' });
    const wanted = [
      mondays(),
      mondays({ end: '12:30' }),
      mondays({ start: '11:00', end: '11:30' }),
    ];
    const found = await sessionsInBlocks(wanted, await blockWindow(clock), clock);
    expect(found.map(({ bookingId }) => bookingId)).toEqual(['early', 'late']);
  });

  it.each<[string, () => void, Partial<Block>, string[]]>([
    ['a session in its time', () => at(MONDAY), {}, ['booking-1 2026-11-23 12:00']],
    [
      'one that only reaches into it',
      () => at(toInstant('2026-11-23', '11:30')),
      {},
      ['booking-1 2026-11-23 11:30'],
    ],
    ['one that ends as it begins', () => at(toInstant('2026-11-23', '11:00')), {}, []],
    ['one that begins as it ends', () => at(toInstant('2026-11-23', '13:00')), {}, []],
    ['one of the day after', () => at(toInstant('2026-11-24', '12:00')), {}, []],
    [
      'one of its last day',
      () => at(MONDAY),
      { lastDate: '2026-11-23' },
      ['booking-1 2026-11-23 12:00'],
    ],
    ['one after its last day', () => at(MONDAY), { lastDate: '2026-11-22' }, []],
    ['one with somebody else', () => at(MONDAY, { practitionerId: 'another' }), {}, []],
    [
      'a request that holds the time',
      () => at(MONDAY, {}, NOW + 1),
      {},
      ['booking-1 2026-11-23 12:00'],
    ],
    ['a hold that has lapsed', () => at(MONDAY, {}, NOW), {}, []],
    ['one of another service', () => at(MONDAY), { serviceId: 'consultation' }, []],
    [
      'one of its own service',
      () => at(MONDAY),
      { serviceId: 'individual-therapy' },
      ['booking-1 2026-11-23 12:00'],
    ],
  ])('%s is named as it is', async (_, arrange, change, expected) => {
    arrange();
    expect(await inTheWay(change)).toEqual(expected);
  });

  it('sessions stay, and the free steps around them are blocked and freed again', async () => {
    at(toInstant('2026-11-23', '12:30'));
    put(mondays({ lastDate: '2026-11-23' }));
    await expand();
    expect(locked()).toEqual([...noons(TODAY), '2026-11-23 12:00']);
    await contract();
    expect(locked()).toEqual([]);
    expect(Object.keys(memory.all('slots'))).toHaveLength(4);
  });

  it('a hold that has lapsed gives way, and its step is shown as blocked, not as busy', async () => {
    const month = availabilityPath('therapist', monthOf('2026-11-23'));
    memory.put(month, { days: { '2026-11-23': { busy: ['12:00', '12:30', '16:00'] } } });
    const id = at(MONDAY, {}, NOW);
    put(mondays());
    await expand();
    expect(locked()).toContain('2026-11-23 12:00');
    const days = memory.read(month)?.['days'] as Record<string, object>;
    expect(days['2026-11-23']).toMatchObject({ busy: ['16:00'], timeSlots: ['12:00', '12:30'] });
    expect(memory.read(bookingPath(id))).toMatchObject({ holdExpiresAt: null, status: 'pending' });
  });

  it('another block of the same time keeps it when this one is removed', async () => {
    put(mondays());
    put(mondays({ lastDate: TODAY, end: '12:30' }), 'block-2');
    await expand();
    await expand('block-2');
    await contract();
    expect(locked()).toEqual([`${TODAY} 12:00`]);
    expect(shown()).toEqual(locked());
  });

  it('the night looks only at blocks that are not over yet', async () => {
    put(mondays({ lastDate: addDays(TODAY, -1) }), 'over');
    put(mondays({ lastDate: TODAY }), 'last-day');
    put(mondays());
    const found = await standingBlocks(toWallTime(NOW).date);
    expect([...found.keys()].sort()).toEqual(['block-1', 'last-day']);
  });
});
