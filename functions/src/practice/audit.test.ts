import { expect, it } from 'vitest';
import { changedFields } from './audit';

it('names the fields that differ, whatever the order of keys within', () => {
  const before = { price: 3000, name: 'A', payment: { a: 1, b: 2 }, gone: true };
  expect(changedFields(before, { price: 3500, name: 'A', payment: { b: 2, a: 1 } })).toEqual([
    'price',
  ]);
});

it('names every field of what is new', () => {
  expect(changedFields({}, { a: null, b: '' })).toEqual(['a', 'b']);
});
