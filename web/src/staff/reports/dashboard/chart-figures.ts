/**
 * The figures of the charts, from the days' counters alone (design section 4, `stats`): never from the bookings.
 */
import { percentOf } from '@tulia/domain/booking/figures/month-share';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import type { DayStats } from '@tulia/domain/records/stats';
import { addDays, datesFrom, weekdayOf } from '@tulia/domain/time/practice-time';
import type { ChartPoint } from '../figures/chart-point';
import { MONTH_DAYS } from './figures';

/** Bookings created on each of the last 30 days; a day without a document had none. @param today practice date */
export function createdByDay(days: readonly DayStats[], today: string): ChartPoint[] {
  const created = new Map(days.map((day) => [day.date, day.created]));
  return datesFrom(addDays(today, 1 - MONTH_DAYS), MONTH_DAYS).map((date) => ({
    key: date,
    value: created.get(date) ?? 0,
  }));
}

/** Bookings created in each week, named by its Monday; the first week may be a part of one. */
export function createdByWeek(days: readonly DayStats[], today: string): ChartPoint[] {
  const weeks = new Map<string, number>();
  for (const { key, value } of createdByDay(days, today)) {
    const monday = addDays(key, 1 - weekdayOf(key));
    weeks.set(monday, (weeks.get(monday) ?? 0) + value);
  }
  return [...weeks].map(([key, value]) => ({ key, value }));
}

function statusSums(days: readonly DayStats[]): Record<BookingStatus, number> {
  return Object.fromEntries(
    BOOKING_STATUSES.map((status) => [
      status,
      days.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0),
    ]),
  ) as Record<BookingStatus, number>;
}

/** The present statuses of the bookings created in these days. */
export function byStatus(days: readonly DayStats[]): ChartPoint[] {
  const sums = statusSums(days);
  return BOOKING_STATUSES.map((status) => ({ key: status, value: sums[status] }));
}

/** Per cent of the bookings made in these days that were cancelled. */
export function cancellationRate(days: readonly DayStats[]): number {
  const created = days.reduce((sum, day) => sum + day.created, 0);
  return percentOf(statusSums(days).cancelled, created) ?? 0;
}

/** Requested starts by hour, from the first requested hour to the last. */
export function byHour(days: readonly DayStats[]): ChartPoint[] {
  const hours = new Map<number, number>();
  for (const day of days)
    for (const [hour, count] of Object.entries(day.hours))
      hours.set(Number(hour), (hours.get(Number(hour)) ?? 0) + count);
  const asked = [...hours.keys()];
  if (asked.length === 0) return [];
  const first = Math.min(...asked);
  return Array.from({ length: Math.max(...asked) - first + 1 }, (_, index) => ({
    key: `${String(first + index).padStart(2, '0')}:00`,
    value: hours.get(first + index) ?? 0,
  }));
}
