/** The days of a report, as the address holds them. */
import {
  addDays,
  daysBetween,
  isDate,
  monthOf,
  monthsBetween,
} from '@tulia/domain/time/practice-time';

export const PRESETS = ['month', 'last-month', 'quarter', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

/** Practice dates, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A report has no more months than this: it reads so many documents for each practitioner. */
export const MOST_MONTHS = 36;

const lastOf = (month: string) => addDays(`${monthOf(addDays(`${month}-28`, 4))}-01`, -1);
const monthBefore = (month: string, count: number): string =>
  count === 0 ? month : monthBefore(monthOf(addDays(`${month}-01`, -1)), count - 1);

/**
 * The days of a preset; for `own` the present month, until the staff member chooses days.
 * @param today practice date
 */
export function rangeOf(preset: Preset, today: string): DayRange {
  const month = monthOf(today);
  switch (preset) {
    case 'last-month': {
      const before = monthBefore(month, 1);
      return { from: `${before}-01`, to: lastOf(before) };
    }
    case 'quarter':
      return { from: `${monthBefore(month, 2)}-01`, to: lastOf(month) };
    case 'year':
      return { from: `${month.slice(0, 4)}-01-01`, to: `${month.slice(0, 4)}-12-31` };
    default:
      return { from: `${month}-01`, to: lastOf(month) };
  }
}

/** The choice that the address holds: a preset, or own days when both are dates. */
export function askedRange(
  query: URLSearchParams,
  today: string,
): { preset: Preset; range: DayRange } {
  const preset = PRESETS.find((each) => each === query.get('preset')) ?? 'month';
  if (preset !== 'own') return { preset, range: rangeOf(preset, today) };
  const present = rangeOf('own', today);
  const dateIn = (name: keyof DayRange) => {
    const text = query.get(name) ?? '';
    return isDate(text) ? text : present[name];
  };
  return { preset, range: { from: dateIn('from'), to: dateIn('to') } };
}

/**
 * The query of a choice. Of own days only the one that was changed comes along: the other may have been changed a
 * moment before, and then stands in the address and not yet on the screen.
 * @param shown the days on the screen, which own days begin with
 */
export function queryOfChoice(
  present: URLSearchParams,
  preset: Preset,
  changed: Partial<DayRange>,
  shown: DayRange,
): URLSearchParams {
  const next = new URLSearchParams(present);
  next.set('preset', preset);
  for (const name of ['from', 'to'] as const) {
    if (preset === 'own') next.set(name, changed[name] ?? present.get(name) ?? shown[name]);
    else next.delete(name);
  }
  return next;
}

/** Why a report of these days is not possible; null when it is. */
export function rangeProblem({ from, to }: DayRange): 'backwards' | 'too-long' | null {
  if (from > to) return 'backwards';
  return monthsBetween(from, to).length > MOST_MONTHS ? 'too-long' : null;
}

const MOST_DAYS = 45;

/** Whether a report of these days goes day by day instead of month by month. */
export const isByDay = ({ from, to }: DayRange) => daysBetween(from, to) < MOST_DAYS;
