/** The figures and charts of the dashboard, from the statistics alone: never from the bookings. */
import {
  figuresIn,
  madeByStatus,
  percentOf,
  type Figures,
  type MonthShare,
} from '@tulia/domain/booking/figures/month-share';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import type { TotalStats } from '@tulia/domain/records/stats';
import { addDays, weekdayOf } from '@tulia/domain/time/practice-time';
import type { ChartPoint } from '../figures/chart-point';
import type { DayRange } from '../range';
import { byTime, rateText, sharesWithin, totalsOf } from '../report';

const counted = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
const madeIn = (figures: Figures) => counted(madeByStatus(figures));

/**
 * Bookings made today, in the last 7 and in the last 30 days; each ends with today (specification section 2).
 */
export interface CreatedFigures {
  today: number;
  week: number;
  month: number;
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** So many days that end with today. @param today practice date */
const lastDays = (today: string, count: number): DayRange => ({
  from: addDays(today, 1 - count),
  to: today,
});
export const lastMonth = (today: string) => lastDays(today, MONTH_DAYS);

/** @param today practice date */
export function createdFigures(shares: readonly MonthShare[], today: string): CreatedFigures {
  const since = (count: number) => madeIn(totalsOf(sharesWithin(shares, lastDays(today, count))));
  return { today: since(1), week: since(WEEK_DAYS), month: since(MONTH_DAYS) };
}

export interface QuickStats {
  total: number;
  /** confirmed and pending */
  active: number;
  completed: number;
  /** per cent with one decimal, such as `12.5%` */
  cancellationRate: string;
}

export function quickStats({ statuses }: TotalStats): QuickStats {
  const { confirmed = 0, pending = 0, completed = 0, cancelled = 0 } = statuses;
  const total = counted(statuses);
  return {
    total,
    active: confirmed + pending,
    completed,
    cancellationRate: rateText(percentOf(cancelled, total) ?? 0),
  };
}

/** Bookings made on each of the last 30 days. @param today practice date */
export const createdByDay = (shares: readonly MonthShare[], today: string): ChartPoint[] =>
  byTime(shares, lastMonth(today), (figures) => [madeIn(figures)]);

/** Bookings made in each week, named by its Monday; the first week may be a part of one. */
export function createdByWeek(shares: readonly MonthShare[], today: string): ChartPoint[] {
  const weeks = new Map<string, number>();
  for (const { key, value } of createdByDay(shares, today)) {
    const monday = addDays(key, 1 - weekdayOf(key));
    weeks.set(monday, (weeks.get(monday) ?? 0) + value);
  }
  return [...weeks].map(([key, value]) => ({ key, value }));
}

/** The present statuses of the bookings made in these days. */
export function byStatus(shares: readonly MonthShare[]): ChartPoint[] {
  const made = madeByStatus(totalsOf(shares));
  return BOOKING_STATUSES.map((status) => ({ key: status, value: made[status] ?? 0 }));
}

/** Per cent of the bookings made in these days that were cancelled. */
export function cancellationRate(shares: readonly MonthShare[]): number {
  const figures = totalsOf(shares);
  return percentOf(figures.made_cancelled ?? 0, madeIn(figures)) ?? 0;
}

/** Requested starts by hour, from the first requested hour to the last. */
export function byHour(shares: readonly MonthShare[]): ChartPoint[] {
  const hours = new Map<number, number>();
  for (const [figure, count] of figuresIn(totalsOf(shares)))
    if (figure.startsWith('asked') && count !== 0) hours.set(Number(figure.slice(5)), count);
  const asked = [...hours.keys()];
  if (asked.length === 0) return [];
  const first = Math.min(...asked);
  return Array.from({ length: Math.max(...asked) - first + 1 }, (_, index) => ({
    key: `${String(first + index).padStart(2, '0')}:00`,
    value: hours.get(first + index) ?? 0,
  }));
}
