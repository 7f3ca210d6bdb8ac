import type { BookingStatus } from '../booking/status';
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
