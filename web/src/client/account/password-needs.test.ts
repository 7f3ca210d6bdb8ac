import { expect, it } from 'vitest';
import { unmetNeeds } from './password-needs';

const amina = { email: 'amina@example.com', fullName: 'Amina Wanjiru' };

it.each([
  ['tulia-demo-2024', []],
  ['correct horse battery', []],
  ['mvua inanyesha leo', []],
  ['', ['length', 'common', 'personal']],
  ['kisima7', ['length']],
  ['12345678', ['common']],
  ['aaaaaaaaaa', ['common']],
  ['Password1', ['common']],
  ['Nairobi2024', ['common']],
  ['asdfghjkl', ['common']],
  ['amina-the-great', ['personal']],
  ['ilovewanjiru', ['personal']],
])('%j lacks %j', (password, needs) => {
  expect(unmetNeeds(password, amina)).toEqual(needs);
});

it('without name and email no part of a password is refused as personal', () => {
  expect(unmetNeeds('amina-the-great')).toEqual([]);
});
