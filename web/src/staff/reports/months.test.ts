import { monthStatsOf } from '@tulia/domain/records/stats';
import { expect, test } from 'vitest';
import { monthRows } from './months';

const place = { date: '2026-11-23', practitionerId: 'njeri', serviceId: 'individual' };
const stats = monthStatsOf([
  { ...place, figures: { completed: 3, no_show: 1 } },
  { ...place, date: '2026-11-24', figures: { received: 9000, refunded: 1000 } },
  { ...place, date: '2026-10-31', serviceId: 'couples', figures: { received: 5000, late: 1 } },
  { ...place, practitionerId: 'baraka', figures: { completed: 2, refunded: 500 } },
]);

test('a month sums the figures of all its days, practitioners and services', () => {
  expect(monthRows(stats, ['2026-11', '2026-10', '2026-09'])).toEqual([
    { month: '2026-11', figures: { completed: 5, no_show: 1, received: 9000, refunded: 1500 } },
    { month: '2026-10', figures: { received: 5000, late: 1 } },
    { month: '2026-09', figures: {} },
  ]);
});
