import type { DayStats } from '@tulia/domain/records/stats';
import { expect, test } from 'vitest';
import { byHour, byStatus, cancellationRate, createdByDay, createdByWeek } from './chart-figures';

const TODAY = '2026-11-25';
const day = (date: string, part: Partial<DayStats> = {}): DayStats => ({
  date,
  created: 1,
  statuses: {},
  hours: {},
  ...part,
});

test('thirty days end with today, and a day without a document had no bookings', () => {
  const points = createdByDay([day(TODAY, { created: 3 }), day('2026-10-26')], TODAY);
  expect(points).toHaveLength(30);
  expect(points[0]).toEqual({ key: '2026-10-27', value: 0 });
  expect(points.at(-1)).toEqual({ key: TODAY, value: 3 });
});

test('weeks are named by their Monday and lose no day', () => {
  const days = [day('2026-11-23', { created: 2 }), day(TODAY), day('2026-11-22', { created: 4 })];
  const weeks = createdByWeek(days, TODAY);
  expect(weeks.at(-1)).toEqual({ key: '2026-11-23', value: 3 });
  expect(weeks.at(-2)).toEqual({ key: '2026-11-16', value: 4 });
});

test('statuses are summed over the days, in the order of the life of a booking', () => {
  const days = [
    day(TODAY, { statuses: { pending: 2, no_show: 1 } }),
    day('2026-11-24', { statuses: { pending: 1 } }),
  ];
  expect(byStatus(days).slice(0, 2)).toEqual([
    { key: 'pending', value: 3 },
    { key: 'confirmed', value: 0 },
  ]);
});

test.each([
  [{ completed: 3, no_show: 1 }, 4, 0],
  [{ completed: 2, no_show: 1, cancelled: 1 }, 6, 16.7],
  [{}, 0, 0],
])('the cancellation rate of %j of %d bookings is %d', (statuses, created, expected) => {
  expect(cancellationRate([day(TODAY, { statuses, created })])).toBe(expected);
});

test('hours run from the first requested hour to the last', () => {
  const days = [
    day(TODAY, { hours: { '09': 1, '11': 2 } }),
    day('2026-11-24', { hours: { '09': 1 } }),
  ];
  expect(byHour(days)).toEqual([
    { key: '09:00', value: 2 },
    { key: '10:00', value: 0 },
    { key: '11:00', value: 2 },
  ]);
  expect(byHour([])).toEqual([]);
});
