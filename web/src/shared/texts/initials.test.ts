import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Amina Wanjiru', 'AW'],
  ['Dr. Amina Wanjiru', 'AW'],
  ['  ', 'U'],
  ['', 'U'],
  [null, 'U'],
])('%j has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
