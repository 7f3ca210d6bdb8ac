import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, type Instant } from './instant';
import {
  addDays,
  datesFrom,
  daysBetween,
  isDate,
  isTime,
  isTimeZone,
  minutesOf,
  monthGrid,
  monthsBetween,
  shiftMonth,
  offsetMinutes,
  timeOf,
  toInstant,
  toWallTime,
  weekdayOf,
} from './practice-time';

const FIRST_DAY = '2026-01-01';
const THREE_YEARS = datesFrom(FIRST_DAY, 1096);

/** The five zones of the process, among them both ends of the earth and one with half an hour. */
const PROCESS_ZONES = [
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['Asia/Kolkata', -330],
  ['Europe/London', 0],
] as const;

/** Zones with daylight saving on both hemispheres, by an hour and by half an hour, and zones without it. */
const READER_ZONES = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(PROCESS_ZONES)('in a process in %s', (zone, offset) => {
  it('dates and times stay the same', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 15).getTimezoneOffset(), 'the process is really there').toBe(offset);
    let expected = Date.UTC(2026, 0, 1) - 3 * HOUR;
    for (const [index, date] of THREE_YEARS.entries()) {
      expect(addDays(FIRST_DAY, index)).toBe(date);
      expect(daysBetween(FIRST_DAY, date)).toBe(index);
      // 2026-01-01 was a Thursday
      expect(weekdayOf(date)).toBe(((index + 3) % 7) + 1);
      expect(toInstant(date, '00:00')).toBe(expected);
      expect(toWallTime(expected)).toEqual({ date, time: '00:00' });
      expect(toWallTime(expected + DAY - MINUTE)).toEqual({ date, time: '23:59' });
      expected += DAY;
    }
  });
});

/** Every instant within three years at which the zone's offset changes, to the minute. */
function changesOf(zone: string): Instant[] {
  const from = Date.UTC(2026, 0, 1);
  return Array.from({ length: 1096 }, (_, day) => from + day * DAY).flatMap((at) => {
    if (offsetMinutes(at, zone) === offsetMinutes(at + DAY, zone)) return [];
    let low = at;
    let high = at + DAY;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (offsetMinutes(middle, zone) === offsetMinutes(at, zone)) low = middle;
      else high = middle;
    }
    return [high];
  });
}

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0001-01-01', true],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  [' 2026-01-01', false],
  ['', false],
])('date %j: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['8:00', false],
  ['08:60', false],
  ['08:00:00', false],
  ['08:00\n', false],
  ['', false],
])('time %j: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});

it.each([
  ['Africa/Nairobi', true],
  ['UTC', true],
  ['+03:00', false],
  ['Mars/Olympus', false],
  ['', false],
  [undefined, false],
])('zone %j: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});

describe('compared with Temporal', () => {
  const ZONES = Intl.supportedValuesOf('timeZone');
  const zone = fc.constantFrom(...ZONES);
  const minutes = (from: number, to: number) =>
    fc
      .integer({ min: Date.UTC(from, 0, 1) / MINUTE, max: Date.UTC(to, 0, 1) / MINUTE })
      .map((count) => count * MINUTE);
  const date = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));

  it('the clock is the same at every instant, in every zone', () => {
    fc.assert(
      fc.property(minutes(1970, 2100), zone, (at, place) => {
        const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(place);
        expect(toWallTime(at, place)).toEqual({
          date: there.toPlainDate().toString(),
          time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
        });
        expect(offsetMinutes(at, place)).toBe(there.offsetNanoseconds / 60_000_000_000);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(READER_ZONES)('clock and instant are the same around every change in %s', (place) => {
    const changes = changesOf(place);
    // How many there are is for the time zones that Node knows to say; a law changes them.
    expect(changes.length > 0).toBe(!/Kolkata|Kathmandu/.test(place));
    for (const change of changes)
      for (let at = change - 30 * HOUR; at <= change + 30 * HOUR; at += 15 * MINUTE) {
        const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(place);
        const { date: day, time: hour } = toWallTime(at, place);
        expect(`${day}T${hour}`).toBe(shown.toPlainDateTime().toString({ smallestUnit: 'minute' }));
        // A clock that is shown twice is the earlier instant, and one that is left out the later reading.
        const clock = new Date(at).toISOString().slice(0, 16);
        expect(toInstant(clock.slice(0, 10), clock.slice(11), place), `${clock} ${place}`).toBe(
          Temporal.PlainDateTime.from(clock).toZonedDateTime(place).epochMilliseconds,
        );
      }
  });

  it('days are counted alike', () => {
    fc.assert(
      fc.property(date, date, fc.integer({ min: -800, max: 800 }), (one, other, days) => {
        const plain = Temporal.PlainDate.from(one);
        expect(addDays(one, days)).toBe(plain.add({ days }).toString());
        expect(weekdayOf(one)).toBe(plain.dayOfWeek);
        expect(daysBetween(one, other)).toBe(
          plain.until(Temporal.PlainDate.from(other), { largestUnit: 'day' }).days,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

it('text that is no date or time is refused', () => {
  expect(() => toInstant('2026-02-30', '08:00')).toThrow(
    new RangeError('"2026-02-30" is no date.'),
  );
  expect(() => toInstant('2026-02-03', '25:00')).toThrow(
    new RangeError('"25:00" is no time of day.'),
  );
});

it('a month has 42 cells from Monday on', () => {
  for (const month of monthsBetween('2026-01-15', '2028-12-01')) {
    const cells = monthGrid(month);
    expect(cells).toHaveLength(42);
    expect(weekdayOf(cells[0] ?? '')).toBe(1);
    expect(cells.slice(0, 7)).toContain(`${month}-01`);
    expect(cells.filter((date) => date.startsWith(month)).length).toBeGreaterThanOrEqual(28);
  }
});

it('counts months over New Year, forwards and backwards', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-11', -24)).toBe('2024-11');
});

it('the months from one date to another are listed', () => {
  expect(monthsBetween('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
  expect(monthsBetween('2026-12-01', '2026-11-30')).toEqual([]);
});

it('times become minutes and back', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1)
    expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(65)).toBe('01:05');
});
