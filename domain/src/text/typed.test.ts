import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { isVisible, plain, signsOfCode, typedAddress, typedPhone, visible } from './typed';

it.each([
  ['\u202a0712\u202c', '0712'],
  ['\u2068Amina\u2069', 'Amina'],
  ['Ami\u00adna \u200bWanjiku\ufeff', 'Amina Wanjiku'],
  ['\u200e\u061cآمنة', 'آمنة'],
  ['Am\u200dina\u200c', 'Amina'],
  ['\u3164\uffa0\u115f\u1160\u2800', ''],
  ['Zoe\u0301', 'Zoé'],
  // spelling: Sinhala, Hindi, Persian, and Malayalam at the end of a word
  ['ශ්‍රී', 'ශ්‍රී'],
  ['क्‍षमा', 'क्‍षमा'],
  ['علی‌رضا', 'علی‌رضا'],
  ['അവന്‍', 'അവന്‍'],
  // and not that the joiner alone makes two names of one
  ['علی‌‌‍رضا', 'علی‌رضا'],
  ['\u200cعلی', 'علی'],
  // a variant of a sign is drawn
  ['葛󠄀城', '葛󠄀城'],
])('%j is seen as %j', (typed, seen) => {
  expect(visible(typed)).toBe(seen);
});

it.each(['a', '1', '?', '✓', '한', '😀'])('%s can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  '',
  ' \t\n',
  '\u00a0\u3000',
  '\u200b\u2060',
  '\u3164',
  '\uffa0\u115f',
  '\u2800',
  '\u0000',
])('%j cannot be seen', (text) => expect(isVisible(text)).toBe(false));

it.each([
  ['７ＱＦ２', '7QF2'],
  ['a‐b‑c‒d–e—f−g', 'a-b-c-d-e-f-g'],
  ['٠٧١٢ ۳۴۵', '0712 345'],
  [' a\u00a0b ', 'a b'],
])('%j is %j in plain signs', (typed, signs) => {
  expect(plain(typed)).toBe(signs);
});

it.each([
  ['#25v4-thjf.', '25V4THJF'],
  ['25V4 THJF', '25V4THJF'],
  ['"7QF2–M0XC"', '7QF2M0XC'],
  ['a/b', 'A/B'],
  ['x', 'X'],
  ['...', ''],
])('the signs of the code %j are %j', (typed, signs) => {
  expect(signsOfCode(typed)).toBe(signs);
});

it.each([
  ['\u202a+254 712 345 678\u202c', '+254 712 345 678'],
  ['0712‑345–678', '0712-345-678'],
  ['0712.345.678.', '0712 345 678'],
  ['07\u00ad12345678', '0712345678'],
  ['tel:+254712345678', '+254712345678'],
  ['０７１２３４５６７８', '0712345678'],
])('the phone number %j is read as %j', (typed, number) => {
  expect(typedPhone(typed)).toBe(number);
});

it.each([
  ['amina@example.com. ', 'amina@example.com'],
  ['amina@example.com..', 'amina@example.com'],
  ['mailto:amina@example.com', 'amina@example.com'],
  ['am\u200bina@exa\u00admple.com\ufeff', 'amina@example.com'],
  ['ａｍｉｎａ＠example.com', 'amina@example.com'],
  ['. .', ''],
])('the address %j is read as %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

it('reading a cleaned text again does not change it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...['a', 'é', 'e', '\u0301', 'ش', '\u200c', '\u200d', '\u3164', '\u1161', '\u1100'],
          ...['.', '-', '－', ' ', '@', 'tel:', 'mailto:', '\u00ad', '٣', '\ufdfa', '\u0345'],
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      for (const read of [visible, plain, typedPhone, typedAddress])
        expect(read(read(typed))).toBe(read(typed));
    }),
    { numRuns: runs(5000) },
  );
});

it('a megabyte of text is read without delay', () => {
  const long = `${'.- '.repeat(300_000)}x`;
  expect([typedAddress(long).length, signsOfCode(long)]).toEqual([long.length, 'X']);
});
