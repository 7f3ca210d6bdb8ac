/** The days on which a block holds. */
import { addDays, daysBetween, isDate, weekdayOf } from '../time/practice-time';
import type { Block } from './block';

/** The longest block with an end: a year of repetitions. */
export const BLOCK_MAX_DAYS = 366;

/**
 * The last date of a block without an end, such as a standing break: it holds on every day that opens until it is
 * removed. It sorts after every other date, so queries for blocks that are not over find it.
 */
export const NO_END = '9999-12-31';

/** The dates of a block from `from` to `to`, both included, in order. */
export function blockDates(
  { firstDate, lastDate, weekdays }: Pick<Block, 'firstDate' | 'lastDate' | 'weekdays'>,
  from: string,
  to: string,
): string[] {
  const first = firstDate > from ? firstDate : from;
  const last = lastDate < to ? lastDate : to;
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  return dates;
}

/** The dates of a block of one day; a text that is no date falls on no weekday. */
export const oneDay = (date: string): Pick<Block, 'firstDate' | 'lastDate' | 'weekdays'> => ({
  firstDate: date,
  lastDate: date,
  weekdays: isDate(date) ? [weekdayOf(date)] : [],
});

/** Whether the dates of a block are in order, and it has no end or is at most `BLOCK_MAX_DAYS` long. */
export function isBlockSpan(firstDate: string, lastDate: string): boolean {
  if (lastDate === NO_END) return true;
  const days = daysBetween(firstDate, lastDate);
  return days >= 0 && days < BLOCK_MAX_DAYS;
}
