import type { Figures, MonthShare } from '@tulia/domain/booking/figures/month-share';
import { addDays } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import {
  byHour,
  byStatus,
  cancellationRate,
  createdByDay,
  createdByWeek,
  createdFigures,
  quickStats,
} from './figures';

const TODAY = '2026-11-25';
const on = (date: string, figures: Figures, part: Partial<MonthShare> = {}): MonthShare => ({
  date,
  practitionerId: 'njeri',
  serviceId: 'talk',
  figures,
  ...part,
});
const ago = (days: number, made: number) => on(addDays(TODAY, -days), { made_pending: made });

test('today, 7 and 30 days include today and end exactly there', () => {
  const shares = [ago(0, 1), ago(6, 10), ago(7, 100), ago(29, 1000), ago(30, 10_000), ago(-1, 5)];
  expect(createdFigures(shares, TODAY)).toEqual({ today: 1, week: 11, month: 1111 });
  expect(createdFigures([], TODAY)).toEqual({ today: 0, week: 0, month: 0 });
});

test('active is confirmed and pending; the rate has one decimal', () => {
  const statuses = { pending: 2, confirmed: 3, completed: 7, cancelled: 3, no_show: 1 };
  const shown = { total: 16, active: 5, completed: 7, cancellationRate: '18.8%' };
  expect(quickStats({ statuses })).toEqual(shown);
  expect(quickStats({ statuses: {} }).cancellationRate).toBe('0.0%');
});

test('thirty days end with today, and a day without a booking counts none', () => {
  const other = on(TODAY, { made_confirmed: 2 }, { serviceId: 'x' });
  const points = createdByDay([ago(0, 1), other, ago(30, 1)], TODAY);
  expect(points).toHaveLength(30);
  expect(points[0]).toMatchObject({ key: '2026-10-27', value: 0 });
  expect(points.at(-1)).toMatchObject({ key: TODAY, value: 3 });
});

test('weeks are named by their Monday and lose no day', () => {
  const weeks = createdByWeek([ago(2, 2), ago(0, 1), ago(3, 4)], TODAY);
  expect(weeks.at(-1)).toEqual({ key: '2026-11-23', value: 3 });
  expect(weeks.at(-2)).toEqual({ key: '2026-11-16', value: 4 });
});

test('statuses are summed over the days, in the order of the life of a booking', () => {
  const shares = [on(TODAY, { made_pending: 2, made_no_show: 1, confirmed: 9 }), ago(1, 1)];
  expect(byStatus(shares).slice(0, 2)).toEqual([
    { key: 'pending', value: 3 },
    { key: 'confirmed', value: 0 },
  ]);
});

test('the cancellation rate counts the bookings that were made', () => {
  const rateOf = (figures: Figures) => cancellationRate([on(TODAY, figures)]);
  expect(rateOf({ made_completed: 3, made_no_show: 1, cancelled: 5 })).toBe(0);
  expect(rateOf({ made_completed: 3, made_cancelled: 1, made_pending: 2 })).toBe(16.7);
  expect(rateOf({})).toBe(0);
});

test('hours run from the first requested hour to the last', () => {
  const shares = [on(TODAY, { asked09: 1, asked11: 2, at08: 1 }), on('2026-11-24', { asked09: 1 })];
  expect(byHour(shares)).toEqual([
    { key: '09:00', value: 2 },
    { key: '10:00', value: 0 },
    { key: '11:00', value: 2 },
  ]);
  expect(byHour([])).toEqual([]);
});
