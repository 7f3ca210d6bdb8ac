import { expect, it } from 'vitest';
import { wrapIndex } from './wrap-index';

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -4, 3, 0],
  [0, 7, 3, 1],
  [0, 1, 1, 0],
])('%i and %i steps in a ring of %i is %i', (index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});
