import { expect, it } from 'vitest';
import { fitsOneText, septetsOf } from './gsm7';

it.each<[string, number | null]>([
  ['', 0],
  ['Kumbusho: @£ñü\n', 15],
  ['[€]', 6],
  ['don’t', null],
  ['·', null],
  ['ç', null],
  ['😀', null],
])('"%s" takes %s septets', (text, septets) => {
  expect(septetsOf(text)).toBe(septets);
});

it('one text holds 160 septets, and no sign of another alphabet', () => {
  expect(fitsOneText('a'.repeat(160))).toBe(true);
  expect(fitsOneText('a'.repeat(161))).toBe(false);
  expect(fitsOneText(`${'a'.repeat(158)}€`)).toBe(true);
  expect(fitsOneText(`${'a'.repeat(159)}€`)).toBe(false);
  expect(fitsOneText('“')).toBe(false);
});
