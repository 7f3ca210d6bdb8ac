import { monthStatsOf } from '@tulia/domain/records/stats';
import { expect, test } from 'vitest';
import { busyHours, byName, byTime, income, rates, sessions, sharesOf, totalsOf } from './report';

const place = { date: '2026-11-23', practitionerId: 'njeri', serviceId: 'individual' };
const couples = { ...place, date: '2026-12-01', serviceId: 'couples' };
const counted = [
  { ...place, figures: { completed: 3, no_show: 1, first: 1, again: 3, at09: 2, at14: 2 } },
  { ...place, date: '2026-11-24', figures: { received: 9000, refunded: 1000, at09: 1 } },
  { ...couples, figures: { received: 5000, late: 1, cancelled: 1 } },
  { ...place, practitionerId: 'baraka', figures: { refunded: 500 } },
];
const stats = monthStatsOf(counted);
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const AUTUMN = { from: '2026-10-01', to: '2026-12-31' };

test('days outside the range count for nothing', () => {
  const day = { from: '2026-11-24', to: '2026-11-24' };
  expect(totalsOf(sharesOf(stats, day))).toEqual({ received: 9000, refunded: 1000, at09: 1 });
});

test('a month is shown by days, a longer range by months, and none is left out', () => {
  const days = byTime(sharesOf(stats, NOVEMBER), NOVEMBER, income);
  expect(days).toHaveLength(30);
  expect(days[23]).toEqual({ key: '2026-11-24', value: 8000, more: [9000, 1000] });
  expect(byTime(sharesOf(stats, AUTUMN), AUTUMN, income)).toEqual([
    { key: '2026-10', value: 0, more: [0, 0] },
    { key: '2026-11', value: 7500, more: [9000, 1500] },
    { key: '2026-12', value: 5000, more: [5000, 0] },
  ]);
  const [, november] = byTime(sharesOf(stats, AUTUMN), AUTUMN, sessions);
  expect(november).toEqual({ key: '2026-11', value: 3, more: [1, 0, 0, 0] });
  const ofRates = byTime(sharesOf(stats, AUTUMN), AUTUMN, rates);
  expect(ofRates.map(({ value }) => value)).toEqual([0, 25, 0]);
});

test('services and practitioners are ordered by income, and those without any are left out', () => {
  const shares = sharesOf(stats, NOVEMBER);
  expect(byName(shares, 'serviceId', income).map(({ key }) => key)).toEqual(['individual']);
  expect(byName(shares, 'practitionerId', income)).toEqual([
    { key: 'njeri', value: 8000, more: [9000, 1000] },
    { key: 'baraka', value: -500, more: [0, 500] },
  ]);
});

test('hours run from the first to the last that had a session, by weekday', () => {
  const { hours, counts, most } = busyHours(sharesOf(stats, NOVEMBER));
  expect(hours).toEqual(['09', '10', '11', '12', '13', '14']);
  expect(counts[0]).toEqual([2, 1, 0, 0, 0, 0, 0]);
  expect(counts[5]?.[0]).toBe(2);
  expect(most).toBe(2);
  expect(busyHours([])).toEqual({ hours: [], counts: [], most: 0 });
});
