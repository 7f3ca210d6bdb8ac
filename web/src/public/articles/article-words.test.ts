import type { Article } from '@tulia/domain/records/article';
import { expect, it } from 'vitest';
import { articleAfter, articleWords, resourceUrl } from './article-words';

const article: Article = {
  slug: 'sleep',
  title: { en: 'Sleep', sw: 'Usingizi' },
  summary: { en: 'Short', sw: '' },
  content: { en: 'Text', sw: '' },
  resourceLink: null,
  published: true,
  order: 1,
  updatedAt: 0,
};
const other = { ...article, slug: '2-grief' };

it('an article falls back to English text by text and says which language its content has', () => {
  expect(articleWords(article, 'sw')).toEqual({
    title: 'Usingizi',
    summary: 'Short',
    content: 'Text',
    language: 'en',
  });
  const translated = { ...article, content: { en: 'Text', sw: 'Maandishi' } };
  expect(articleWords(translated, 'sw').language).toBe('sw');
  expect(articleWords(article, 'en').title).toBe('Sleep');
});

it('after an article comes the next, and after the last the first', () => {
  expect(articleAfter([article, other], 'sleep')).toBe(other);
  expect(articleAfter([article, other], '2-grief')).toBe(article);
  expect(articleAfter([article], 'sleep')).toBeNull();
  expect(articleAfter([article], 'gone')).toBe(article);
  expect(articleAfter([], 'gone')).toBeNull();
});

it.each([
  ['https://example.org/paper', 'https://example.org/paper'],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@example.org/', null],
  ['//example.org', null],
  ['', null],
  [null, null],
])('a resource link %s is offered as %s', (link, expected) => {
  expect(resourceUrl(link)).toBe(expected);
});
