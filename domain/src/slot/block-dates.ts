/** The days on which a block holds. */
import { addDays, daysBetween, weekdayOf } from '../time/practice-time';
import type { Block } from './block';

/** The longest block: a year of repetitions. */
export const BLOCK_MAX_DAYS = 366;

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

/** True when a block of these dates is not empty and not longer than `BLOCK_MAX_DAYS`. */
export function isBlockSpan(firstDate: string, lastDate: string): boolean {
  const days = daysBetween(firstDate, lastDate);
  return days >= 0 && days < BLOCK_MAX_DAYS;
}
