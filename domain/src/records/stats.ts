import { addedUp, type Figures, type MonthShare } from '../booking/figures/month-share';
import type { BookingStatus } from '../booking/status';
import { monthOf } from '../time/practice-time';
import { defineRecord } from './record';

/** `stats/total`: number of bookings ever made, by present status; erased ones still count. */
export interface TotalStats {
  statuses: Partial<Record<BookingStatus, number>>;
}

export const totalStats = defineRecord<TotalStats>('stats', [], { statuses: {} });
export const TOTAL_STATS_PATH = 'stats/total';

/** By day (`01` to `31`) and service. */
type FiguresByDay = Record<string, Record<string, Figures>>;

/**
 * `stats/month_{YYYY-MM}_{practitioner}`: what a practitioner's bookings and payments add to that month, so dashboard
 * and reports read one document for each month and practitioner.
 */
export interface MonthStats {
  /** `YYYY-MM`, practice time */
  month: string;
  practitionerId: string;
  days: FiguresByDay;
  /** the part of `days` from erased records, needed to compare `days` with the bookings */
  erased: FiguresByDay;
}

export const monthStats = defineRecord<MonthStats>('stats', [], { days: {}, erased: {} });
const monthStatsId = (month: string, practitionerId: string) => `month_${month}_${practitionerId}`;
export const monthStatsPath = (month: string, practitionerId: string) =>
  `stats/${monthStatsId(month, practitionerId)}`;
/** Bounds of a query by document id. */
export const monthStatsIds = (first: string, last: string) =>
  [`month_${first}_`, `month_${last}_\uf8ff`] as const;

export function monthStatsOf(shares: readonly MonthShare[]): MonthStats[] {
  const found = new Map<string, MonthStats>();
  for (const { date, practitionerId, serviceId, figures } of addedUp(shares)) {
    const [month, day] = [monthOf(date), date.slice(-2)];
    const id = monthStatsId(month, practitionerId);
    const stats = found.get(id) ?? { month, practitionerId, days: {}, erased: {} };
    stats.days[day] = { ...stats.days[day], [serviceId]: figures };
    found.set(id, stats);
  }
  return [...found.values()];
}

export function sharesIn(
  { month, practitionerId }: Pick<MonthStats, 'month' | 'practitionerId'>,
  days: FiguresByDay,
): MonthShare[] {
  return Object.entries(days).flatMap(([day, services]) =>
    Object.entries(services).map(([serviceId, figures]) => ({
      date: `${month}-${day}`,
      practitionerId,
      serviceId,
      figures,
    })),
  );
}
