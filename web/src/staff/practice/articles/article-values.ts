import type { ArticleInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';

/** The first values of the form. */
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

/** The address of a new article follows its title until the staff member writes another address. */
export function slugFrom(title: string): string {
  const words =
    title
      .toLowerCase()
      .normalize('NFD')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
