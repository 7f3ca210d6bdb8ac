import { expect, it } from 'vitest';
import { entryLines } from './entry-words';

it('an entry shows as much as its height has room for', () => {
  const until = (end: string, wide = false) => entryLines({ start: '14:00', end }, wide);
  const ends = ['14:30', '14:45', '15:14', '15:15'];
  expect(ends.map((end) => until(end))).toEqual(['one', 'two', 'two', 'all']);
  expect(until('14:30', true)).toBe('all');
});

it('an entry until midnight counts to the end of the day', () => {
  expect(entryLines({ start: '23:30', end: '24:00' }, false)).toBe('one');
});
