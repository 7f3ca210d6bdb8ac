import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Amina Wanjiru', 'AW'],
  ['amina wanjiru otieno', 'AW'],
  ['Brian', 'B'],
  ['  ', 'U'],
  ['', 'U'],
  [null, 'U'],
  ['élodie ñandú', 'ÉÑ'],
])('%j has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
