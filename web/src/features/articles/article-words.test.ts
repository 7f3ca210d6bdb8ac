import type { Article } from '@tulia/domain/records/article';
import { expect, it } from 'vitest';
import { articleId, articleWords, chosenArticle, resourceUrl } from './article-words';

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

it('falls back to English word by word and says which language the content has', () => {
  expect(articleWords(article, 'sw')).toEqual({
    title: 'Usingizi',
    summary: 'Short',
    content: 'Text',
    language: 'en',
  });
  expect(
    articleWords({ ...article, content: { en: 'Text', sw: 'Maandishi' } }, 'sw').language,
  ).toBe('sw');
  expect(articleWords(article, 'en').title).toBe('Sleep');
});

it('chooses by hash, and the first one otherwise', () => {
  expect(chosenArticle([article, other], `#${articleId('2-grief')}`)).toBe(other);
  expect(chosenArticle([article, other], '#nothing')).toBe(article);
  expect(chosenArticle([], '')).toBeUndefined();
});

it('has ids that pass the hash rule even for a slug that begins with a digit', () => {
  expect(articleId('2-grief')).toMatch(/^[A-Za-z][A-Za-z0-9_-]*$/);
});

it.each([
  ['https://example.org/paper', 'https://example.org/paper'],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@example.org/', null],
  ['//example.org', null],
  ['', null],
  [null, null],
])('offers %s as %s', (link, expected) => {
  expect(resourceUrl(link)).toBe(expected);
});
