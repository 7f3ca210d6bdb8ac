import { expect, test } from 'vitest';
import { LIST_LIMIT } from '../board/use-bookings-by-ids';
import { boundsOf, PAGE_SIZE, windowKey, windowsOf } from './page-windows';

test('the list begins with one open window of 25', () => {
  expect(windowsOf([])).toEqual([{ before: null, from: null, limit: PAGE_SIZE }]);
});

test('windows touch without a gap and without overlap', () => {
  const windows = windowsOf([500, 300, 100]);
  expect(windows.map(({ before, from }) => [before, from])).toEqual([
    [null, 500],
    [500, 300],
    [300, 100],
    [100, null],
  ]);
  const holding = (createdAt: number) =>
    windows.filter(
      ({ before, from }) =>
        (before === null || createdAt < before) && (from === null || createdAt >= from),
    ).length;
  for (const createdAt of [0, 99, 100, 101, 299, 300, 499, 500, 501, 9000])
    expect(holding(createdAt)).toBe(1);
  const limits = windows.map(({ limit }) => limit);
  expect(limits).toEqual([LIST_LIMIT, LIST_LIMIT, LIST_LIMIT, PAGE_SIZE]);
  expect(new Set(windows.map(windowKey)).size).toBe(4);
});

const RANGE = { from: 100, to: 900 };
const OPEN = { from: null, to: null };

test.each([
  ['first', 'desc', [], RANGE, '< 900, >= 100'],
  ['first', 'desc', [500], RANGE, '< 900, >= 500'],
  ['first', 'asc', [], RANGE, '>= 100, < 900'],
  ['first', 'asc', [500], RANGE, '>= 100, <= 500'],
  ['first', 'asc', [], OPEN, ''],
  ['second', 'desc', [500], RANGE, '< 500, >= 100'],
  ['second', 'asc', [500], RANGE, '> 500, < 900'],
] as const)(
  'the %s window, %s, cut at %j, of %j is %s',
  (place, direction, cuts, range, bounds) => {
    const window = windowsOf(cuts)[place === 'first' ? 0 : 1]!;
    const asked = boundsOf(window, range, direction).map((bound) => bound.join(' '));
    expect(asked.join(', ')).toBe(bounds);
  },
);
