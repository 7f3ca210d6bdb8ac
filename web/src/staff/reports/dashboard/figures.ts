import { madeByStatus, percentOf } from '@tulia/domain/booking/figures/month-share';
import type { TotalStats } from '@tulia/domain/records/stats';
import { addDays } from '@tulia/domain/time/practice-time';
import { rateText, totalsOf } from '../months';

const counted = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

const firstDay = (today: string, count: number) => addDays(today, 1 - count);

/** The first day that `createdFigures` counts. @param today practice date */
export const firstDayCounted = (today: string) => firstDay(today, MONTH_DAYS);

/** Bookings made today, in the last 7 and the last 30 days (specification section 2). @param today practice date */
export function createdFigures(shares: Parameters<typeof totalsOf>[0], today: string) {
  const since = (count: number) => {
    const from = firstDay(today, count);
    const within = shares.filter(({ date }) => date >= from && date <= today);
    return counted(madeByStatus(totalsOf(within)));
  };
  return { today: since(1), week: since(WEEK_DAYS), month: since(MONTH_DAYS) };
}

export function quickStats({ statuses }: TotalStats) {
  const { confirmed = 0, pending = 0, completed = 0, cancelled = 0 } = statuses;
  const total = counted(statuses);
  return {
    total,
    active: confirmed + pending,
    completed,
    cancellationRate: rateText(percentOf(cancelled, total) ?? 0),
  };
}
