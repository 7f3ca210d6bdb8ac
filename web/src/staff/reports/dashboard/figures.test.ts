import type { MonthShare } from '@tulia/domain/booking/figures/month-share';
import { addDays } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { createdFigures, quickStats } from './figures';

const TODAY = '2026-11-25';
const ago = (days: number, made: number): MonthShare => ({
  date: addDays(TODAY, -days),
  practitionerId: 'njeri',
  serviceId: 'talk',
  figures: { made_pending: made, confirmed: 100_000 },
});

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
