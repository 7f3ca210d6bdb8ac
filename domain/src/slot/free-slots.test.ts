import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { addDays, datesFrom, toInstant, weekdayOf } from '../time/practice-time';
import type { AvailabilityDay } from './availability-day';
import {
  daySlots,
  nearestFreeSlots,
  refusalByAll,
  slotRefusal,
  withoutOwn,
  type DayLookup,
  type SlotRules,
} from './free-slots';
import { DAY_STEPS } from './granule';
import { SLOT_TIMES } from './start-times';

const weekday = { first: '08:00', last: '18:00' };
const rules: SlotRules = {
  openingHours: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday },
  minimumNoticeMinutes: 120,
  windowDays: 60,
};
/** a Monday */
const MONDAY = '2026-11-23';
const now = toInstant(MONDAY, '06:00');
const open: AvailabilityDay = { timeSlots: [], busy: [], isAvailable: true };
const always: DayLookup = () => open;

const at = (date: string, time: string, minutes = 50) => ({ date, time, minutes, now });

describe('a slot is refused', () => {
  it.each([
    ['at this very moment', MONDAY, '06:00', 'past'],
    ['within the minimum notice', MONDAY, '07:00', 'notice'],
    ['beyond the window', addDays(MONDAY, 61), '09:00', 'window'],
    ['on a Sunday', addDays(MONDAY, 6), '10:00', 'closed'],
    ['at a half hour, as sessions begin on the hour', MONDAY, '10:30', 'closed'],
  ])('%s', (_, date, time, refusal) => {
    expect(slotRefusal(rules, always, at(date, time))).toBe(refusal);
  });

  it('but not at the edges: the end of the notice, the first and last start, the last day', () => {
    expect(slotRefusal(rules, always, at(MONDAY, '08:00'))).toBeNull();
    expect(slotRefusal(rules, always, { ...at(MONDAY, '08:00'), now: now + 1 })).toBe('notice');
    expect(slotRefusal(rules, always, at(MONDAY, '18:00'))).toBeNull();
    const last = addDays(MONDAY, 60);
    expect(weekdayOf(last)).toBe(5);
    expect(slotRefusal(rules, always, at(last, '18:00'))).toBeNull();
  });

  it('after the last day of the window, which moves on at midnight in Nairobi', () => {
    const last = { ...at(addDays(MONDAY, 60), '18:00'), now: toInstant(MONDAY, '00:00') };
    expect(slotRefusal(rules, always, last)).toBeNull();
    expect(slotRefusal(rules, always, { ...last, now: last.now - 1 })).toBe('window');
  });

  it('without a row, and on a day that is not available', () => {
    expect(slotRefusal(rules, () => undefined, at(MONDAY, '09:00'))).toBe('unavailable');
    const off = () => ({ ...open, isAvailable: false });
    expect(slotRefusal(rules, off, at(MONDAY, '09:00'))).toBe('unavailable');
  });

  it('when any part of it meets a blocked or a busy step', () => {
    const blocked: DayLookup = () => ({ ...open, timeSlots: ['09:30'] });
    expect(slotRefusal(rules, blocked, at(MONDAY, '09:00', 50))).toBe('blocked');
    expect(slotRefusal(rules, blocked, at(MONDAY, '09:00', 30))).toBeNull();
    expect(slotRefusal(rules, blocked, at(MONDAY, '10:00', 50))).toBeNull();
    const busy: DayLookup = () => ({ ...open, busy: ['09:30'] });
    expect(slotRefusal(rules, busy, at(MONDAY, '09:00', 31))).toBe('taken');
  });

  it('when its end meets a busy step of the next day, and not when that day has no row', () => {
    const late: SlotRules = { ...rules, openingHours: { 1: { first: '00:00', last: '23:00' } } };
    const lookup: DayLookup = (date) =>
      date === addDays(MONDAY, 1) ? { ...open, busy: ['00:00'] } : open;
    expect(slotRefusal(late, lookup, at(MONDAY, '23:00', 60))).toBeNull();
    expect(slotRefusal(late, lookup, at(MONDAY, '23:00', 61))).toBe('taken');
    const monday: DayLookup = (date) => (date === MONDAY ? open : undefined);
    expect(slotRefusal(late, monday, at(MONDAY, '23:00', 90))).toBeNull();
  });
});

const steps = fc.uniqueArray(fc.constantFrom(...DAY_STEPS), { maxLength: 20 });
const lengths = fc.constantFrom(15, 30, 45, 50, 60, 75, 90, 180);

describe('against brute force, minute by minute', () => {
  it('a day has the same free slots', () => {
    fc.assert(
      fc.property(steps, steps, lengths, (timeSlots, busy, minutes) => {
        const lookup: DayLookup = (date) =>
          date === MONDAY ? { timeSlots, busy, isAvailable: true } : open;
        const meets = (marks: string[], hour: number) => {
          for (let minute = hour * 60; minute < hour * 60 + minutes; minute += 1) {
            const mark = DAY_STEPS[Math.floor(minute / 30)];
            if (mark !== undefined && marks.includes(mark)) return true;
          }
          return false;
        };
        const expected = Array.from({ length: 24 }, (_, hour) => {
          if (hour <= 6) return 'past';
          if (hour < 8) return 'notice';
          if (hour > 18) return 'closed';
          if (meets(timeSlots, hour)) return 'blocked';
          return meets(busy, hour) ? 'taken' : null;
        });
        const slots = daySlots([{ rules, lookup }], { date: MONDAY, minutes, now });
        expect(slots.map((each) => each.refusal)).toEqual(expected);
        expect(slots.map((each) => each.time)).toEqual(SLOT_TIMES);
        expect(slots.every((each) => each.endsAt - each.startsAt === minutes * MINUTE)).toBe(true);
        expect(slots[9]?.startsAt).toBe(now + 3 * HOUR);
      }),
      { numRuns: 100 },
    );
  });

  it('the nearest free slots are the nearest of all', () => {
    const fortnight: SlotRules = { ...rules, windowDays: 13 };
    const weeks = datesFrom(MONDAY, 14);
    const calendar = fc.dictionary(
      fc.constantFrom(...weeks),
      fc.record({ timeSlots: steps, busy: steps, isAvailable: fc.boolean() }),
    );
    const wish = fc.tuple(fc.nat({ max: 13 }), fc.integer({ min: 8, max: 18 }));
    fc.assert(
      fc.property(calendar, wish, lengths, (days, [day, hour], minutes) => {
        const lookup: DayLookup = (date) => days[date] ?? open;
        const near = toInstant(addDays(MONDAY, day), `${String(hour).padStart(2, '0')}:00`);
        const distances = weeks
          .flatMap((date) => daySlots([{ rules: fortnight, lookup }], { date, minutes, now }))
          .filter((each) => each.refusal === null)
          .map((each) => Math.abs(each.startsAt - near))
          .sort((a, b) => a - b)
          .slice(0, 5);
        const found = nearestFreeSlots([{ rules: fortnight, lookup }], { near, minutes, now });
        expect(found.map((each) => Math.abs(each.startsAt - near)).sort((a, b) => a - b)).toEqual(
          distances,
        );
        expect(found.map((each) => each.startsAt)).toEqual(
          found.map((each) => each.startsAt).sort((a, b) => a - b),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('the nearest free slots', () => {
  const found = (
    ruled: SlotRules,
    wanted: { near: number; count?: number },
    lookup: DayLookup = always,
  ) => nearestFreeSlots([{ rules: ruled, lookup }], { minutes: 50, now, ...wanted });

  it('may be on the next day, also when the wanted day has enough of them', () => {
    const allDay = { first: '00:00', last: '23:00' };
    const roundTheClock = { ...rules, openingHours: { 1: allDay, 2: allDay, 3: allDay } };
    const near = toInstant(addDays(MONDAY, 1), '23:00');
    const starts = found(roundTheClock, { near, count: 3 }).map(({ startsAt }) => startsAt);
    expect(starts).toEqual([near - HOUR, near, near + HOUR]);
  });

  it('are found from today to the last day of the window', () => {
    const near = toInstant(addDays(MONDAY, 3), '10:00');
    const all = found({ ...rules, windowDays: 7 }, { near, count: 99 });
    expect([all[0]?.date, all.at(-1)?.date]).toEqual([MONDAY, addDays(MONDAY, 7)]);
  });

  it('are never in the past, even when the wanted time is', () => {
    expect(found(rules, { near: now - 40 * DAY })[0]?.startsAt).toBe(now + 2 * HOUR);
  });
});

describe('with several practitioners', () => {
  const busyAt =
    (time: string): DayLookup =>
    () => ({ ...open, busy: [time] });
  const closed = { ...rules, openingHours: {} };

  it('a time is free when one of them is free', () => {
    const diaries = [
      { rules, lookup: busyAt('09:00') },
      { rules, lookup: busyAt('10:00') },
    ];
    expect(refusalByAll(diaries, at(MONDAY, '09:00'))).toBeNull();
    expect(refusalByAll(diaries, at(MONDAY, '10:00'))).toBeNull();
    expect(refusalByAll(diaries.slice(0, 1), at(MONDAY, '09:00'))).toBe('taken');
    const free = nearestFreeSlots(diaries, { near: now, minutes: 30, now, count: 2 });
    expect(free.map(({ time }) => time)).toEqual(['08:00', '09:00']);
  });

  it('the reason is the one nearest to a free slot', () => {
    const diaries = [
      { rules, lookup: busyAt('09:00') },
      { rules: closed, lookup: always },
    ];
    expect(refusalByAll(diaries, at(MONDAY, '09:00'))).toBe('taken');
    expect(refusalByAll([...diaries].reverse(), at(MONDAY, '09:00'))).toBe('taken');
    expect(refusalByAll(diaries.slice(1), at(MONDAY, '09:00'))).toBe('closed');
    expect(refusalByAll([], at(MONDAY, '09:00'))).toBe('unavailable');
    expect(nearestFreeSlots([], { near: now, minutes: 30, now })).toEqual([]);
  });
});

it('a lookup without a session omits only the session’s own steps', () => {
  const date = '2026-11-24';
  const day = { timeSlots: ['08:00'], busy: ['09:00', '10:00', '10:30'], isAvailable: true };
  const own = { startsAt: toInstant(date, '10:00'), endsAt: toInstant(date, '10:50') };
  const seen = withoutOwn((asked) => (asked === '2026-11-26' ? undefined : { ...day }), own);
  expect(seen(date)).toEqual({ ...day, busy: ['09:00'] });
  expect(seen('2026-11-25')).toEqual(day);
  expect(seen('2026-11-26')).toBeUndefined();
});
