import { expect, it } from 'vitest';
import { hashTarget } from './hash-target';

it.each([
  ['#faq', 'faq'],
  ['#a', 'a'],
  ['#Why-us_2', 'Why-us_2'],
  ['', null],
  ['#', null],
  ['#1st', null],
  ['#-a', null],
  ['#a b', null],
  ['#a"]', null],
  ['#a%20b', null],
  ['faq', null],
])('%s names %s', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});
