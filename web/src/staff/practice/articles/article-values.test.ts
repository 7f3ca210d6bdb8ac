import { saveArticle } from '@tulia/domain/calls/practice/manage-practice';
import { expect, it } from 'vitest';
import { slugFrom, valuesOf } from './article-values';

it('a title becomes an address that the call takes', () => {
  const text = '  Grief has no calendar: a story!';
  const values = { ...valuesOf(null, 4), title: { en: text, sw: '' }, slug: slugFrom(text) };
  expect(values).toMatchObject({ slug: 'grief-has-no-calendar-a-story', order: 4, isNew: true });
  expect(saveArticle.input.isValidSync(values, { strict: true })).toBe(true);
});

it('a long title is cut to the length of an address', () => {
  const slug = slugFrom('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(60);
  expect(slug).toMatch(/^word(-word)*(-wo?r?d?)?$/);
});

it('an article keeps the address that it has', () => {
  const stored = { ...valuesOf(null, 1), slug: 'first-steps', published: true, updatedAt: 0 };
  expect(valuesOf(stored, 9)).toMatchObject({ slug: 'first-steps', isNew: false });
});
