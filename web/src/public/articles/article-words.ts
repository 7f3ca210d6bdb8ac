import { inLanguage, isWrittenIn } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';
import type { Language } from '../../platform/language/catalogue';
import { MAIN_LANGUAGE } from '../../platform/language/language';

/**
 * The words of an article in the reader's language, each falling back to English; `language` is that of the
 * content.
 */
export function articleWords(article: Article, language: Language) {
  return {
    title: inLanguage(article.title, language),
    summary: inLanguage(article.summary, language),
    content: inLanguage(article.content, language),
    language: isWrittenIn(article.content, language) ? language : MAIN_LANGUAGE,
  };
}

/** Words that a tired person reads in a minute. */
const PACE = 180;

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(content.split(/\s+/).length / PACE));
}

/** What to read after this one: the next in the list, and the first again after the last; null where it is alone. */
export function articleAfter(articles: readonly Article[], slug: string): Article | null {
  const index = articles.findIndex((each) => each.slug === slug);
  const next = articles[(index + 1) % articles.length];
  return next === undefined || next.slug === slug ? null : next;
}

/** The address of the full resource when it is a plain https one; anything else is not offered (threats row 31). */
export function resourceUrl(link: string | null): string | null {
  try {
    const { protocol, username, password, href } = new URL(link ?? '');
    return protocol === 'https:' && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}
