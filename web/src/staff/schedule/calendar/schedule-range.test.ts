import { expect, test } from 'vitest';
import { datesOf, rangeOf, stepped, viewDates } from './schedule-range';

test('a week runs from Monday to Sunday, also when it is opened at another day', () => {
  const week = { first: '2026-11-23', last: '2026-11-29' };
  expect(rangeOf('week', '2026-11-23')).toEqual(week);
  expect(rangeOf('week', '2026-11-29')).toEqual(week);
  expect(datesOf(week)).toHaveLength(7);
});

test('a list begins with the day it is opened at', () => {
  expect(rangeOf('list', '2026-11-25')).toEqual({ first: '2026-11-25', last: '2026-12-01' });
});

test('a month shows its six weeks, and is about its own days', () => {
  expect(rangeOf('month', '2026-11-10')).toEqual({ first: '2026-10-26', last: '2026-12-06' });
  expect(datesOf(rangeOf('month', '2026-11-10'))).toHaveLength(42);
  expect(viewDates('month', '2026-11-10')).toHaveLength(30);
});

test.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-12-28', 1, '2027-01-04'],
  ['list', '2026-11-23', -1, '2026-11-16'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-01-31', -1, '2026-12-01'],
  ['month', '2027-03-31', -1, '2027-02-01'],
] as const)('the view %s at %s, moved by %i, shows %s', (view, date, steps, then) => {
  expect(stepped(view, date, steps)).toBe(then);
});
