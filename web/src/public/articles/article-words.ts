import { inLanguage, isWrittenIn } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';
import { MAIN_LANGUAGE, type Language } from '../../platform/language/language';

/** Each text in the reader's language, else in English; `language` is that of the content. */
export const articleWords = (article: Article, language: Language) => ({
  title: inLanguage(article.title, language),
  summary: inLanguage(article.summary, language),
  content: inLanguage(article.content, language),
  language: isWrittenIn(article.content, language) ? language : MAIN_LANGUAGE,
});

/** Words that a tired person reads in a minute. */
const PACE = 180;

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(content.split(/\s+/).length / PACE));
}

/** The next article, and the first one after the last; null without another. */
export function articleAfter(articles: readonly Article[], slug: string): Article | null {
  const index = articles.findIndex((each) => each.slug === slug);
  const next = articles[(index + 1) % articles.length];
  return next === undefined || next.slug === slug ? null : next;
}

/** Only a plain https address is offered (threats row 31). */
export function resourceUrl(link: string | null): string | null {
  try {
    const { protocol, username, password, href } = new URL(link ?? '');
    return protocol === 'https:' && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}
