import { expect, it } from 'vitest';
import { hoursOf, isWrong, weekOf } from './week-values';

const hours = { 1: { first: '09:00', last: '16:00' }, 6: { first: '10:00', last: '12:00' } };

it('has all seven days, and gives back the open ones', () => {
  const week = weekOf(hours);
  expect(week.map(({ weekday, open }) => [weekday, open])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
  ]);
  expect(hoursOf(week)).toEqual(hours);
});

it('minds the order of open days only', () => {
  const day = { weekday: 2, first: '12:00', last: '11:00' } as const;
  expect(isWrong({ ...day, open: true })).toBe(true);
  expect(isWrong({ ...day, open: false })).toBe(false);
  expect(isWrong({ ...day, open: true, last: '12:00' })).toBe(false);
});
