import { expect, test } from 'vitest';
import { askedRange, isByDay, queryOfChoice, rangeOf, rangeProblem } from './range';

test.each([
  ['month', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-01-15', '2025-11-01', '2026-01-31'],
  ['year', '2026-11-23', '2026-01-01', '2026-12-31'],
] as const)('the preset %s on %s is %s to %s', (preset, today, from, to) => {
  expect(rangeOf(preset, today)).toEqual({ from, to });
});

const asked = (query: string) => askedRange(new URLSearchParams(query), '2026-11-23');

test('the address holds the days, and nonsense in it means the present month', () => {
  expect(asked('preset=year').range.from).toBe('2026-01-01');
  expect(asked('preset=own&from=2026-02-03&to=2026-02-04').range).toEqual({
    from: '2026-02-03',
    to: '2026-02-04',
  });
  expect(asked('preset=own&from=2026-02-30&to=x').range.from).toBe('2026-11-01');
  expect(asked('preset=forever')).toEqual({
    preset: 'month',
    range: rangeOf('month', '2026-11-23'),
  });
});

test('own days that are changed one after the other both count, before the first is on the screen', () => {
  const shown = rangeOf('quarter', '2026-11-23');
  const own = queryOfChoice(new URLSearchParams('preset=quarter'), 'own', {}, shown);
  expect(asked(String(own)).range).toEqual(shown);
  const first = queryOfChoice(own, 'own', { from: '2020-02-01' }, shown);
  const both = queryOfChoice(first, 'own', { to: '2020-02-29' }, shown);
  expect(asked(String(both)).range).toEqual({ from: '2020-02-01', to: '2020-02-29' });
  expect(String(queryOfChoice(both, 'month', {}, shown))).toBe('preset=month');
});

test('days backwards and more than three years are no report', () => {
  expect(rangeProblem({ from: '2026-02-02', to: '2026-02-01' })).toBe('backwards');
  expect(rangeProblem({ from: '2023-12-31', to: '2026-12-31' })).toBe('too-long');
  expect(rangeProblem({ from: '2024-01-01', to: '2026-12-31' })).toBeNull();
});

test('a month goes day by day, a quarter month by month', () => {
  expect(isByDay({ from: '2026-11-01', to: '2026-11-30' })).toBe(true);
  expect(isByDay({ from: '2026-09-01', to: '2026-11-30' })).toBe(false);
});
