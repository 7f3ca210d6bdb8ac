/**
 * Practice time: the wall clock of the practice (design section 5). Dates (`YYYY-MM-DD`) and times (`HH:MM`) stay
 * strings, so the time zone of a process cannot shift them. Only this file turns them into instants. A test compares it
 * with Temporal.
 */
import { DAY, MINUTE, SECOND, type Instant } from './instant';
import { PRACTICE_ZONE } from './practice-zone';

export { PRACTICE_ZONE };

/** ISO weekday: 1 is Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface WallTime {
  date: string;
  time: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Midnight in UTC, or NaN for text that is no date. */
function midnightOrNone(date: string): Instant {
  if (!DATE.test(date)) return NaN;
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  // `Date.UTC` would read years before 100 as 19xx.
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  return dateOf(midnight) === date ? midnight : NaN;
}

const REMEMBERED_DAYS = 5000;

/** A cache: a month of slots converts the same few dates thousands of times, which a cheap phone would feel. */
const midnights = new Map<string, Instant>();

/** @throws RangeError for text that is no date */
function midnightOf(date: string): Instant {
  const known = midnights.get(date);
  if (known !== undefined) return known;
  const midnight = midnightOrNone(date);
  if (Number.isNaN(midnight)) throw new RangeError(`${JSON.stringify(date)} is no date.`);
  if (midnights.size >= REMEMBERED_DAYS) midnights.clear();
  midnights.set(date, midnight);
  return midnight;
}

const dateOf = (instant: Instant) => new Date(instant).toISOString().slice(0, 10);

/** Whether the text is a real date `YYYY-MM-DD`. `2026-02-30` is not. */
export function isDate(text: string): boolean {
  return !Number.isNaN(midnightOrNone(text));
}

/** Whether the text is a time `HH:MM` from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Whether the runtime knows the IANA zone. Some browsers do not know their own, which is then undefined. */
export function isTimeZone(zone: string | undefined): zone is string {
  if (zone === undefined || !/^[A-Za-z]/.test(zone)) return false;
  try {
    zoneOf(zone);
    return true;
  } catch {
    return false;
  }
}

interface Zone {
  format: Intl.DateTimeFormat;
  /** milliseconds ahead of UTC at the start of each UTC day, by the day's number */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

const newFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** @throws RangeError for an unknown zone */
function zoneOf(zone: string): Zone {
  let known = zones.get(zone);
  if (known === undefined) {
    known = { format: newFormat(zone), offsets: new Map() };
    zones.set(zone, known);
  }
  return known;
}

/** Milliseconds that the zone is ahead of UTC, computed by Intl. */
function askedOffset(format: Intl.DateTimeFormat, instant: Instant): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / SECOND) * SECOND;
}

/**
 * The same from the cache. Intl is asked again only on a day on which the zone changes its clock, which no zone does
 * twice in a day.
 */
function offsetAt(instant: Instant, zone: string): number {
  const { format, offsets } = zoneOf(zone);
  const atDay = (day: number) => {
    let offset = offsets.get(day);
    if (offset === undefined) {
      if (offsets.size >= REMEMBERED_DAYS) offsets.clear();
      offset = askedOffset(format, day * DAY);
      offsets.set(day, offset);
    }
    return offset;
  };
  const day = Math.floor(instant / DAY);
  const offset = atDay(day);
  return offset === atDay(day + 1) ? offset : askedOffset(format, instant);
}

/**
 * The instant at which a wall clock in `zone` shows this date and time. In a daylight-saving gap it takes the later
 * reading, in a fold the earlier one (Temporal's "compatible").
 * @throws RangeError for text that is no date or time
 */
export function toInstant(date: string, time: string, zone: string = PRACTICE_ZONE): Instant {
  if (!isTime(time)) throw new RangeError(`${JSON.stringify(time)} is no time of day.`);
  const shown = midnightOf(date) + minutesOf(time) * MINUTE;
  const before = offsetAt(shown - DAY, zone);
  const byBefore = shown - before;
  if (offsetAt(byBefore, zone) === before) return byBefore;
  const after = offsetAt(shown + DAY, zone);
  const byAfter = shown - after;
  // Neither offset fits in a gap. The earlier offset gives the time after the gap.
  return offsetAt(byAfter, zone) === after ? byAfter : byBefore;
}

/** What a wall clock in `zone` shows, to the minute. */
export function toWallTime(instant: Instant, zone: string = PRACTICE_ZONE): WallTime {
  const shown = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Adds days to a date (or removes them) without instants, so no zone can shift it. */
export function addDays(date: string, days: number): string {
  return dateOf(midnightOf(date) + days * DAY);
}

/** Whole days, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) / DAY;
}

export function weekdayOf(date: string): Weekday {
  return (new Date(midnightOf(date)).getUTCDay() || 7) as Weekday;
}

/** `YYYY-MM` of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Adds months to `YYYY-MM`. `by` may be negative. */
export function shiftMonth(month: string, by: number): string {
  const count = monthCount(month) + by;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
}

const monthCount = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** All months (`YYYY-MM`) from the date `from` to the date `to`, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const length = Math.max(0, monthCount(to) - monthCount(from) + 1);
  return Array.from({ length }, (_, index) => shiftMonth(from, index));
}

export function datesFrom(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The 42 dates of a month popup for `month` (`YYYY-MM`), Monday first (specification sections 2 and 9). */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  return datesFrom(addDays(first, 1 - weekdayOf(first)), 42);
}

/** Minutes after midnight of `HH:MM`. `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

export function offsetMinutes(instant: Instant, zone: string): number {
  return offsetAt(instant, zone) / MINUTE;
}
