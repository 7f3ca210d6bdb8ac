/**
 * Practice time: the wall clock of the practice (design section 5). Dates are `YYYY-MM-DD`, times `HH:MM`;
 * both stay strings, so no process time zone can ever shift them. Only this file turns them into instants.
 */
import { Temporal } from 'temporal-polyfill';
import type { Instant } from './instant';
import { PRACTICE_ZONE } from './practice-zone';

export { PRACTICE_ZONE };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface WallTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a real calendar date written `YYYY-MM-DD`; `2026-02-30` is not one. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** True for a time of day written `HH:MM`, 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** True when the runtime knows the IANA zone. */
export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/**
 * The instant at which a wall clock in `zone` shows `date` `time`. In a daylight-saving gap the later reading is taken,
 * in a fold the earlier one (Temporal's "compatible"); the practice's own zone has neither.
 * @throws RangeError for text that is no date or time.
 */
export function toInstant(date: string, time: string, zone: string = PRACTICE_ZONE): Instant {
  return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toZonedDateTime(
    zone,
  ).epochMilliseconds;
}

/** What a wall clock in `zone` shows at `instant`, to the minute. */
export function toWallTime(instant: Instant, zone: string = PRACTICE_ZONE): WallTime {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return {
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The date `days` after (or before) `date`; never touches an instant, so no zone can move it. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' })
    .days;
}

export function weekdayOf(date: string): Weekday {
  return Temporal.PlainDate.from(date).dayOfWeek as Weekday;
}

/** `YYYY-MM` of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The months touched by the dates from `from` to `to`, both included, as `YYYY-MM`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let month = Temporal.PlainYearMonth.from(monthOf(from));
  const last = Temporal.PlainYearMonth.from(monthOf(to));
  while (Temporal.PlainYearMonth.compare(month, last) <= 0) {
    months.push(month.toString());
    month = month.add({ months: 1 });
  }
  return months;
}

/** Every date from `from` on, `count` of them. */
export function datesFrom(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/**
 * The 42 dates (six weeks, Monday first) that a month popup shows for `month` (`YYYY-MM`).
 * Source: specification section 2 and 9, "42 cells".
 */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  return datesFrom(addDays(first, 1 - weekdayOf(first)), 42);
}

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` of minutes after midnight, 0 to 1439. */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Offset of `zone` from UTC at `instant`, in minutes. */
export function offsetMinutes(instant: Instant, zone: string): number {
  return (
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds /
    60_000_000_000
  );
}
