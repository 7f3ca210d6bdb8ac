import { expect, test } from 'vitest';
import { LIST_LIMIT } from '../board/list-limit';
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
  expect(windows.map(({ limit }) => limit)).toEqual([
    LIST_LIMIT,
    LIST_LIMIT,
    LIST_LIMIT,
    PAGE_SIZE,
  ]);
  expect(new Set(windows.map(windowKey)).size).toBe(4);
});

const RANGE = { from: 100, to: 900 };
const OPEN = { from: null, to: null };

test.each([
  [
    'desc',
    [],
    RANGE,
    [
      ['<', 900],
      ['>=', 100],
    ],
  ],
  [
    'desc',
    [500],
    RANGE,
    [
      ['<', 900],
      ['>=', 500],
    ],
  ],
  [
    'asc',
    [],
    RANGE,
    [
      ['>=', 100],
      ['<', 900],
    ],
  ],
  [
    'asc',
    [500],
    RANGE,
    [
      ['>=', 100],
      ['<=', 500],
    ],
  ],
  ['asc', [], OPEN, []],
] as const)('the first window, %s, cut at %j', (direction, cuts, range, bounds) => {
  const [first] = windowsOf(cuts);
  expect(first && boundsOf(first, range, direction)).toEqual(bounds);
});

test.each([
  [
    'desc',
    [
      ['<', 500],
      ['>=', 100],
    ],
  ],
  [
    'asc',
    [
      ['>', 500],
      ['<', 900],
    ],
  ],
] as const)('the window behind a cut, %s', (direction, bounds) => {
  const [, next] = windowsOf([500]);
  expect(next && boundsOf(next, RANGE, direction)).toEqual(bounds);
});
