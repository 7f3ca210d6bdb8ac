import { expect, it } from 'vitest';
import { greetingName, initialsOf } from './greeting-name';

it.each([
  ['Amina Wanjiru', 'Amina', 'AW'],
  ['amina wanjiru otieno', 'amina', 'AW'],
  ['Dr. Wanjiku Kamau', 'Wanjiku', 'WK'],
  ['Dr.Wanjiku Kamau', 'Wanjiku', 'WK'],
  ['DR WANJIKU KAMAU', 'WANJIKU', 'WK'],
  ['Prof. Dr. Grace Achieng Otieno', 'Grace', 'GA'],
  ['Bi. Amina Hassan', 'Amina', 'AH'],
  ['J. Brian Otieno', 'Brian', 'JB'],
  ['J.K. Brian Otieno', 'Brian', 'JK'],
  ['Ma.Teresa Santos', 'Teresa', 'MT'],
  // Which is the first name cannot be told, so the whole is said.
  ['Mrs Kamau', 'Mrs Kamau', 'K'],
  ['Mama Njeri', 'Mama Njeri', 'N'],
  ['J.Otieno', 'J.Otieno', 'JO'],
  ['J. K. Otieno', 'J. K. Otieno', 'JK'],
  ['Dr.', 'Dr.', 'D'],
  ['山田・太郎', '山田・太郎', '山'],
  ['王 伟', '王 伟', '王伟'],
  // Two people
  ['Amina & Brian Otieno', 'Amina & Brian', 'AB'],
  ['Amina na Brian', 'Amina na Brian', 'AB'],
  ['Mr & Mrs Otieno', 'Mr & Mrs Otieno', 'O'],
  ['Wanjiku Kamau, Jr.', 'Wanjiku', 'WK'],
  ['Kamau, Wanjiku', 'Kamau', 'KW'],
  ['élodie ñandú', 'élodie', 'ÉÑ'],
  ['  ', '', ''],
])('%j is greeted as %j, and its initials are %s', (name, greeted, initials) => {
  expect(greetingName(name)).toBe(greeted);
  expect(initialsOf(name)).toBe(initials);
});
