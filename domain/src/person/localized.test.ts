import { expect, it } from 'vitest';
import { emptyText, inLanguage, isWrittenIn, type Localized } from './localized';

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
