/** The figures of a report, from the statistics of months alone: never from the bookings. */
import {
  figuresIn,
  lateRate,
  noShowRate,
  plus,
  type Figures,
  type MonthShare,
} from '@tulia/domain/booking/figures/month-share';
import { sharesIn, type MonthStats } from '@tulia/domain/records/stats';
import {
  datesFrom,
  daysBetween,
  monthOf,
  monthsBetween,
  weekdayOf,
} from '@tulia/domain/time/practice-time';
import type { ChartPoint } from './figures/chart-point';
import { isByDay, type DayRange } from './range';

/** All shares of the statistics that fall on days of the range. */
export const sharesOf = (stats: readonly MonthStats[], range: DayRange): MonthShare[] =>
  sharesWithin(
    stats.flatMap((each) => sharesIn(each, each.days)),
    range,
  );

export const sharesWithin = (shares: readonly MonthShare[], { from, to }: DayRange) =>
  shares.filter(({ date }) => date >= from && date <= to);

const summed = (shares: readonly MonthShare[]) =>
  shares.reduce<Figures>((sum, { figures }) => plus(sum, figures), {});

export const incomeOf = ({ received = 0, refunded = 0 }: Figures) => received - refunded;

/** A rate as text; a dash when there is nothing to take a rate of. */
export const rateText = (rate: number | null) => (rate === null ? '–' : `${rate.toFixed(1)}%`);

type Row = (figures: Figures) => readonly [value: number, ...more: number[]];

const pointOf = (key: string, shares: readonly MonthShare[], row: Row): ChartPoint => {
  const [value, ...more] = row(summed(shares));
  return { key, value, more };
};

export const income: Row = (figures) => [
  incomeOf(figures),
  figures.received ?? 0,
  figures.refunded ?? 0,
];
export const sessions: Row = ({
  completed = 0,
  no_show = 0,
  confirmed = 0,
  cancelled = 0,
  late = 0,
}) => [completed, no_show, confirmed, cancelled, late];
export const rates: Row = (figures) => [noShowRate(figures) ?? 0, lateRate(figures) ?? 0];
export const visits: Row = ({ first = 0, again = 0 }) => [first, again];

/** By day (`YYYY-MM-DD`) for a short range, else by month (`YYYY-MM`); a day or month without sessions counts 0. */
export function byTime(shares: readonly MonthShare[], range: DayRange, row: Row): ChartPoint[] {
  const { from, to } = range;
  const keys = isByDay(range)
    ? datesFrom(from, daysBetween(from, to) + 1)
    : monthsBetween(from, to);
  const keyOf = isByDay(range) ? (date: string) => date : monthOf;
  const groups = grouped(shares, ({ date }) => keyOf(date));
  return keys.map((key) => pointOf(key, groups.get(key) ?? [], row));
}

/** By service or practitioner, the highest first; without services or practitioners that have 0. */
export function byName(
  shares: readonly MonthShare[],
  name: 'serviceId' | 'practitionerId',
  row: Row,
): ChartPoint[] {
  return [...grouped(shares, (each) => each[name])]
    .map(([key, own]) => pointOf(key, own, row))
    .filter(({ value, more = [] }) => [value, ...more].some((each) => each !== 0))
    .sort((a, b) => b.value - a.value);
}

/** Sessions by the weekday and hour in which they begin, from the first hour with a session to the last. */
export interface BusyHours {
  /** `09` and so on */
  hours: string[];
  /** by hour, then by weekday from Monday on */
  counts: number[][];
  most: number;
}

const WEEK = 7;

export function busyHours(shares: readonly MonthShare[]): BusyHours {
  const counts = Array.from({ length: 24 }, () => Array<number>(WEEK).fill(0));
  for (const { date, figures } of shares) {
    for (const [figure, count] of figuresIn(figures)) {
      const ofHour = figure.startsWith('at') ? counts[Number(figure.slice(2))] : undefined;
      const day = weekdayOf(date) - 1;
      if (ofHour !== undefined) ofHour[day] = (ofHour[day] ?? 0) + count;
    }
  }
  const busy = counts.flatMap((days, hour) => (days.some((count) => count !== 0) ? [hour] : []));
  const [first = 0, last = -1] = [busy[0], busy.at(-1)];
  const shown = counts.slice(first, last + 1);
  return {
    hours: shown.map((_, index) => String(first + index).padStart(2, '0')),
    counts: shown,
    most: Math.max(0, ...shown.flat()),
  };
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** All figures of the range as one. */
export const totalsOf = summed;
