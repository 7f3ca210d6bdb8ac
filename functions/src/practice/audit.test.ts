import { expect, it } from 'vitest';
import { changedFields } from './audit';

it('names the fields that differ, in any order of keys within', () => {
  const before = { price: 3000, name: 'A', payment: { a: 1, b: 2 }, gone: true };
  const after = { price: 3500, name: 'A', payment: { b: 2, a: 1 } };
  expect(changedFields(before, after)).toEqual(['price']);
});

it('names each language of a text that differs, the main one by the field alone', () => {
  const before = { name: { en: 'A', sw: 'B' }, title: { en: 'A', sw: 'B' } };
  const after = { name: { en: 'C', sw: 'D' }, title: { en: 'A', sw: 'D' } };
  expect(changedFields(before, after)).toEqual(['name', 'name.sw', 'title.sw']);
});

it('names every field of a new document', () => {
  expect(changedFields({}, { a: null, b: '' })).toEqual(['a', 'b']);
});
