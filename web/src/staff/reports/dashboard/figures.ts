/** The figures of the dashboard, from the statistics alone: never from the bookings. */
import {
  madeByStatus,
  percentOf,
  type MonthShare,
} from '@tulia/domain/booking/figures/month-share';
import type { TotalStats } from '@tulia/domain/records/stats';
import { addDays } from '@tulia/domain/time/practice-time';
import { rateText, totalsOf } from '../months';

const counted = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);

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

/** The first of so many days that end with today. */
const firstDay = (today: string, count: number) => addDays(today, 1 - count);

/** The first of the days that count for `createdFigures`. @param today practice date */
export const firstDayCounted = (today: string) => firstDay(today, MONTH_DAYS);

/** @param today practice date */
export function createdFigures(shares: readonly MonthShare[], today: string): CreatedFigures {
  const since = (count: number) => {
    const from = firstDay(today, count);
    const within = shares.filter(({ date }) => date >= from && date <= today);
    return counted(madeByStatus(totalsOf(within)));
  };
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
