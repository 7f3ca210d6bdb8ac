import type { DayStats } from '@tulia/domain/records/stats';
import { addDays } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { createdFigures, quickStats } from './figures';

const today = '2026-03-02';
const day = (daysAgo: number, created: number): DayStats => ({
  date: addDays(today, -daysAgo),
  created,
  statuses: {},
  hours: {},
});

test('today, 7 and 30 days include today and end exactly there', () => {
  const days = [day(0, 1), day(6, 10), day(7, 100), day(29, 1000), day(30, 10_000), day(-1, 5)];
  expect(createdFigures(days, today)).toEqual({ today: 1, week: 11, month: 1111 });
  expect(createdFigures([], today)).toEqual({ today: 0, week: 0, month: 0 });
});

test('active is confirmed and pending; the rate has one decimal', () => {
  expect(
    quickStats({
      created: 16,
      statuses: { pending: 2, confirmed: 3, completed: 7, cancelled: 3, no_show: 1 },
    }),
  ).toEqual({ total: 16, active: 5, completed: 7, cancellationRate: '18.8%' });
});

test.each([
  [0, {}, '0.0%'],
  [3, { cancelled: 1 }, '33.3%'],
  [4, { cancelled: 4 }, '100.0%'],
])('the cancellation rate of %i bookings', (created, statuses, rate) => {
  expect(quickStats({ created, statuses }).cancellationRate).toBe(rate);
});
