import { expect, it } from 'vitest';
import { changedFields } from './audit';

it('names the fields that differ, in any order of keys within', () => {
  const before = { price: 3000, name: 'A', payment: { a: 1, b: 2 }, gone: true };
  const after = { price: 3500, name: 'A', payment: { b: 2, a: 1 } };
  expect(changedFields(before, after)).toEqual(['price']);
});
