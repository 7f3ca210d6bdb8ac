import { expect, it } from 'vitest';
import { emptyText, inLanguage, isLocalized, isWrittenIn, type Localized } from './localized';

const name: Localized = { en: 'Couples Therapy', sw: 'Tiba ya Wanandoa' };

it('is read in the language of the reader, and in English where no translation was written', () => {
  expect(inLanguage(name, 'sw')).toBe('Tiba ya Wanandoa');
  expect(inLanguage({ ...name, sw: '' }, 'sw')).toBe('Couples Therapy');
  expect(isWrittenIn({ ...name, sw: '' }, 'sw')).toBe(false);
});

it('is read in English where it was stored before there was that language', () => {
  const older = { en: 'Couples Therapy' } as Localized;
  expect(inLanguage(older, 'sw')).toBe('Couples Therapy');
  expect(isWrittenIn(older, 'sw')).toBe(false);
});

it('is empty in every language before it is written', () => {
  expect(emptyText).toEqual({ en: '', sw: '' });
});

it.each([
  [{ en: 'a', sw: '' }, true],
  [{ en: 'a' }, true],
  [{ sw: 'a' }, false],
  [{ en: 'a', fr: 'b' }, false],
  ['en', false],
  [null, false],
  [undefined, false],
])('%j is such a text: %s', (value, answer) => {
  expect(isLocalized(value)).toBe(answer);
});
