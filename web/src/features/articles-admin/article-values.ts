import type { ArticleInput } from '@tulia/domain/calls/manage-practice';
import type { Article } from '@tulia/domain/records/article';

/** What the form begins with. */
export function valuesOf(article: Article | null, nextOrder: number): ArticleInput {
  return {
    isNew: article === null,
    slug: article?.slug ?? '',
    title: article?.title ?? '',
    titleSw: article?.titleSw ?? '',
    summary: article?.summary ?? '',
    summarySw: article?.summarySw ?? '',
    content: article?.content ?? '',
    contentSw: article?.contentSw ?? '',
    resourceLink: article?.resourceLink ?? null,
    published: article?.published ?? false,
    order: article?.order ?? nextOrder,
  };
}

/** The address of a new article follows its title until somebody writes one. */
export function withTitle(values: ArticleInput, title: string): ArticleInput {
  const follows = values.isNew && values.slug === slugFrom(values.title);
  return { ...values, title, slug: follows ? slugFrom(title) : values.slug };
}

function slugFrom(title: string): string {
  const words =
    title
      .toLowerCase()
      .normalize('NFD')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
