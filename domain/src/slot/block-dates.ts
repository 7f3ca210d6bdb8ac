import { addDays, daysBetween, isDate, weekdayOf } from '../time/practice-time';
import type { Block } from './block';

const BLOCK_MAX_DAYS = 366;

/** The last date of a block without an end. It sorts after every other date, so a query for current blocks finds it. */
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

/** A block of one day. Text that is no date gets no weekday. */
export const oneDay = (date: string): Pick<Block, 'firstDate' | 'lastDate' | 'weekdays'> => ({
  firstDate: date,
  lastDate: date,
  weekdays: isDate(date) ? [weekdayOf(date)] : [],
});

/** Whether the dates are in order, and the block has no end or at most `BLOCK_MAX_DAYS` days. */
export function isBlockSpan(firstDate: string, lastDate: string): boolean {
  if (lastDate === NO_END) return true;
  const days = daysBetween(firstDate, lastDate);
  return days >= 0 && days < BLOCK_MAX_DAYS;
}
