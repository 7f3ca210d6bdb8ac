import type { DayStats, TotalStats } from '@tulia/domain/records/stats';
import { addDays } from '@tulia/domain/time/practice-time';

/**
 * Bookings created today, in the last 7 and in the last 30 days; each ends with today (specification section 2).
 */
export interface CreatedFigures {
  today: number;
  week: number;
  month: number;
}

export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** @param today practice date. Days without a document had no bookings. */
export function createdFigures(days: readonly DayStats[], today: string): CreatedFigures {
  const since = (count: number) => {
    const first = addDays(today, 1 - count);
    return days
      .filter(({ date }) => date >= first && date <= today)
      .reduce((sum, { created }) => sum + created, 0);
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

export function quickStats({ created, statuses }: TotalStats): QuickStats {
  const cancelled = statuses.cancelled ?? 0;
  const rate = created > 0 ? (cancelled / created) * 100 : 0;
  return {
    total: created,
    active: (statuses.confirmed ?? 0) + (statuses.pending ?? 0),
    completed: statuses.completed ?? 0,
    cancellationRate: `${rate.toFixed(1)}%`,
  };
}
