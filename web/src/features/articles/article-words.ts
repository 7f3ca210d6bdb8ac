import type { Article } from '@tulia/domain/records/article';
import type { Language } from '../../copy/catalogue';

/** The words of an article in the reader's language, each falling back to English; `language` is that of the content. */
export function articleWords(article: Article, language: Language) {
  const pick = (english: string, swahili: string) =>
    language === 'sw' && swahili !== '' ? swahili : english;
  return {
    title: pick(article.title, article.titleSw),
    summary: pick(article.summary, article.summarySw),
    content: pick(article.content, article.contentSw),
    language: language === 'sw' && article.contentSw !== '' ? ('sw' as const) : ('en' as const),
  };
}

/** The id of an article on the page; a letter first, as the hash rule wants it. */
export function articleId(slug: string): string {
  return `article-${slug}`;
}

/** The article a location hash names; the first one when it names none. */
export function chosenArticle(articles: readonly Article[], hash: string): Article | undefined {
  return articles.find(({ slug }) => `#${articleId(slug)}` === hash) ?? articles[0];
}

/** The address of the full resource when it is a plain https one; anything else is not offered (threats row 31). */
export function resourceUrl(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
