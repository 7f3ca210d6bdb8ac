/** The practice dates that a view of the schedule shows, and where its arrows lead. */
import {
  addDays,
  datesFrom,
  monthGrid,
  monthOf,
  weekdayOf,
} from '@tulia/domain/time/practice-time';

export const SCHEDULE_VIEWS = ['list', 'day', 'week', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Practice dates, both included. */
export interface DateRange {
  first: string;
  last: string;
}

const WEEK = 7;

/** The Monday of the week that `date` belongs to. */
function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** The dates of the view at `date`. The list begins with that day; the month shows the six weeks of its grid. */
export function rangeOf(view: ScheduleView, date: string): DateRange {
  if (view === 'day') return { first: date, last: date };
  if (view === 'month') {
    const grid = monthGrid(monthOf(date));
    return { first: grid[0] ?? date, last: grid.at(-1) ?? date };
  }
  if (view === 'list') return { first: date, last: addDays(date, WEEK - 1) };
  const monday = mondayOf(date);
  return { first: monday, last: addDays(monday, WEEK - 1) };
}

/** The date at which the view stands after `steps` presses of its arrows. */
export function stepped(view: ScheduleView, date: string, steps: 1 | -1): string {
  if (view === 'day') return addDays(date, steps);
  if (view !== 'month') return addDays(date, steps * WEEK);
  const middle = `${monthOf(date)}-15`;
  return `${monthOf(addDays(middle, steps * 30))}-01`;
}

/** Every date of the range, in order. */
export function datesOf({ first, last }: DateRange): string[] {
  return datesFrom(first, 6 * WEEK).filter((date) => date <= last);
}

/** The dates that a view is about: a month's grid also shows days of the months beside it. */
export function viewDates(view: ScheduleView, date: string): string[] {
  const dates = datesOf(rangeOf(view, date));
  return view === 'month' ? dates.filter((each) => monthOf(each) === monthOf(date)) : dates;
}
