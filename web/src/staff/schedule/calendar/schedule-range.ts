import { addDays, datesFrom, monthOf, weekdayOf } from '@tulia/domain/time/practice-time';

export const SCHEDULE_VIEWS = ['list', 'day', 'week', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export interface DateRange {
  first: string;
  last: string;
}

const WEEK = 7;

/** The list begins at `date`; the month has the six weeks of its grid. */
export function rangeOf(view: ScheduleView, date: string): DateRange {
  if (view === 'day') return { first: date, last: date };
  if (view === 'list') return { first: date, last: addDays(date, WEEK - 1) };
  const from = view === 'month' ? `${monthOf(date)}-01` : date;
  const first = addDays(from, 1 - weekdayOf(from));
  return { first, last: addDays(first, (view === 'month' ? 6 * WEEK : WEEK) - 1) };
}

/** The date after one press of the view's arrows. */
export function stepped(view: ScheduleView, date: string, steps: 1 | -1): string {
  if (view === 'day') return addDays(date, steps);
  if (view !== 'month') return addDays(date, steps * WEEK);
  const middle = `${monthOf(date)}-15`;
  return `${monthOf(addDays(middle, steps * 30))}-01`;
}

export function datesOf({ first, last }: DateRange): string[] {
  return datesFrom(first, 6 * WEEK).filter((date) => date <= last);
}

/** Without the days of other months in a month's grid. */
export function viewDates(view: ScheduleView, date: string): string[] {
  const dates = datesOf(rangeOf(view, date));
  return view === 'month' ? dates.filter((each) => monthOf(each) === monthOf(date)) : dates;
}
