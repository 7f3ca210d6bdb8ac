import { addedUp, type Figures, type MonthShare } from '../booking/figures/month-share';
import type { BookingStatus } from '../booking/status';
import { monthOf } from '../time/practice-time';
import { defineRecord } from './record';

/** `stats/total`: how many bookings stand in each status, and how many were ever made. */
export interface TotalStats {
  created: number;
  statuses: Partial<Record<BookingStatus, number>>;
}

/** `stats/day_{YYYY-MM-DD}`: the bookings created on that practice date, by their present status. */
export interface DayStats {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  created: number;
  statuses: Partial<Record<BookingStatus, number>>;
  /** requested starts by hour, keys `00` to `23` */
  hours: Record<string, number>;
}

export const totalStats = defineRecord<TotalStats>({
  collection: 'stats',
  defaults: { created: 0, statuses: {} },
});
export const dayStats = defineRecord<DayStats>({
  collection: 'stats',
  defaults: { created: 0, statuses: {}, hours: {} },
});
export const TOTAL_STATS_PATH = 'stats/total';
export const dayStatsPath = (date: string) => `stats/day_${date}`;

/** Figures of a month by its day, `01` to `31`, and by service. */
export type FiguresByDay = Record<string, Record<string, Figures>>;

/**
 * `stats/month_{YYYY-MM}_{practitioner}`: sessions and money of a practitioner in that month, so that a report reads one
 * document for each month and practitioner however many bookings there are.
 */
export interface MonthStats {
  /** `YYYY-MM`, practice time */
  month: string;
  practitionerId: string;
  days: FiguresByDay;
  /** what of `days` comes from records that are erased by now: without it nothing could be compared with its source */
  erased: FiguresByDay;
}

export const monthStats = defineRecord<MonthStats>({
  collection: 'stats',
  defaults: { days: {}, erased: {} },
});
export const monthStatsId = (month: string, practitionerId: string) =>
  `month_${month}_${practitionerId}`;
export const monthStatsPath = (month: string, practitionerId: string) =>
  `stats/${monthStatsId(month, practitionerId)}`;
/** Ids of all that is counted from one month to another: none is before the first or after the last of these. */
export const monthStatsIds = (first: string, last: string) =>
  [`month_${first}_`, `month_${last}_\uf8ff`] as const;

/** The documents that these shares come to, in no order. */
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

/** The shares that a month's figures are made of. */
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
