import type { Localized } from '../person/localized';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/** `articles/{slug}`; content is Markdown. */
export interface Article {
  slug: string;
  title: Localized;
  summary: Localized;
  content: Localized;
  resourceLink: string | null;
  published: boolean;
  order: number;
  updatedAt: Instant;
}

export const articles = defineRecord<Article>('articles', ['updatedAt']);
export const articlePath = (slug: string) => `articles/${slug}`;
