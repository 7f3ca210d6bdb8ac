import type { ArticleInput } from '@tulia/domain/calls/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';
import { MAIN_LANGUAGE } from '../../copy/language';

/** What the form begins with. */
export function valuesOf(article: Article | null, nextOrder: number): ArticleInput {
  return {
    isNew: article === null,
    slug: article?.slug ?? '',
    title: { ...emptyText, ...article?.title },
    summary: { ...emptyText, ...article?.summary },
    content: { ...emptyText, ...article?.content },
    resourceLink: article?.resourceLink ?? null,
    published: article?.published ?? false,
    order: article?.order ?? nextOrder,
  };
}

/** The address of a new article follows its title in the main language until somebody writes one. */
export function withTitle(values: ArticleInput, text: string): ArticleInput {
  const title = { ...values.title, [MAIN_LANGUAGE]: text };
  const follows = values.isNew && values.slug === slugFrom(values.title[MAIN_LANGUAGE]);
  return { ...values, title, slug: follows ? slugFrom(text) : values.slug };
}

function slugFrom(title: string): string {
  const words =
    title
      .toLowerCase()
      .normalize('NFD')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
