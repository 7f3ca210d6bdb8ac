/** A month as React and the booking page's early script draw it. Dates are `YYYY-MM-DD`, months `YYYY-MM`. */
import { addDays, monthGrid, monthOf, shiftMonth } from '@tulia/domain/time/practice-time';
import { mark } from '../marks';
import { withinBounds } from './month-steps';

/** The reason why a date cannot be chosen; undefined when it can. */
export type DayRefusal = (date: string) => string | undefined;

export interface MonthAsked {
  month: string;
  selected: string | null;
  /** bounds of what can ever be chosen, also for buttons and keyboard */
  min: string;
  max: string;
  today: string;
  /** BCP 47 */
  locale: string;
  /** the date the keyboard visited last */
  visited: string | null;
  todayLabel: string;
  /** seven short names, Monday first, where the platform's own are too long */
  weekdays?: readonly string[] | undefined;
  refusalOf: DayRefusal;
  /** all 42 days, past weeks included */
  whole?: boolean | undefined;
}

interface DayView {
  date: string;
  text: string;
  reason: string | undefined;
  attributes: Readonly<Record<string, string | number | boolean | undefined>>;
}

interface MonthView {
  name: string;
  hasPrevious: boolean;
  hasNext: boolean;
  weekdays: { short: string; long: string }[];
  /** Monday first, without past weeks unless `whole` is set */
  weeks: DayView[][];
}

const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const named = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(asUtc(date));
};

export function monthView(asked: MonthAsked): MonthView {
  const { month, selected, min, max, today, locale } = asked;
  const days = monthGrid(month);
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7)).filter(
    (week) => asked.whole === true || (week[6] ?? min) >= min,
  );
  const inView = (date: string | null): date is string =>
    date !== null && weeks.some((week) => week.includes(date));
  const fallback = withinBounds(`${month}-01`, min, max);
  const roving =
    [asked.visited, selected, today].find(inView) ?? (inView(fallback) ? fallback : weeks[0]?.[0]);
  const longName = named(locale, { dateStyle: 'full' });
  const short = named(locale, { weekday: 'short' });
  const long = named(locale, { weekday: 'long' });

  const dayView = (date: string): DayView => {
    const reason = asked.refusalOf(date);
    const parts = [longName(date), date === today ? asked.todayLabel : '', reason ?? ''];
    return {
      date,
      text: String(Number(date.slice(8))),
      reason,
      attributes: {
        role: 'gridcell',
        ...mark('date', date),
        'data-other-month': monthOf(date) === month ? undefined : true,
        'data-outside': date < min || date > max ? true : undefined,
        tabIndex: date === roving ? 0 : -1,
        'aria-selected': date === selected,
        'aria-disabled': reason === undefined ? undefined : true,
        'aria-current': date === today ? 'date' : undefined,
        'aria-label': parts.filter((part) => part !== '').join(', '),
      },
    };
  };
  return {
    name: named(locale, { month: 'long', year: 'numeric' })(`${month}-01`),
    hasPrevious: month > monthOf(min),
    hasNext: month < monthOf(max),
    weekdays: days.slice(0, 7).map((date, index) => ({
      short: asked.weekdays?.[index] ?? short(date),
      long: long(date),
    })),
    weeks: weeks.map((week) => week.map(dayView)),
  };
}

/** Null for a key that moves nothing. */
export function targetOf(key: string, date: string, month: string): string | null {
  const weekday = monthGrid(month).indexOf(date) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return sameDayIn(shiftMonth(monthOf(date), -1), date);
    case 'PageDown':
      return sameDayIn(shiftMonth(monthOf(date), 1), date);
    default:
      return null;
  }
}

/** The same day of `month`, or its last day when it is shorter. */
function sameDayIn(month: string, date: string): string {
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const wanted = `${month}-${date.slice(8)}`;
  return wanted > last ? last : wanted;
}
