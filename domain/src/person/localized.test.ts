import { expect, it } from 'vitest';
import { emptyText, inLanguage, isLocalized, isWrittenIn, type Localized } from './localized';

const name: Localized = { en: 'Couples Therapy', sw: 'Tiba ya Wanandoa' };

it('a text is read in the language of the reader, and in English when it has no translation', () => {
  expect(inLanguage(name, 'sw')).toBe('Tiba ya Wanandoa');
  expect(inLanguage({ ...name, sw: '' }, 'sw')).toBe('Couples Therapy');
  expect(isWrittenIn({ ...name, sw: '' }, 'sw')).toBe(false);
});

it('a text is read in English when it was stored before there was the reader’s language', () => {
  const older = { en: 'Couples Therapy' } as Localized;
  expect(inLanguage(older, 'sw')).toBe('Couples Therapy');
  expect(isWrittenIn(older, 'sw')).toBe(false);
});

it('a text is empty in every language before it is written', () => {
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
])('%j is a text in every language: %s', (value, answer) => {
  expect(isLocalized(value)).toBe(answer);
});
