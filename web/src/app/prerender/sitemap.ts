import { LANGUAGES, localPath, type Language } from '../../platform/language/language';
import { escapeHtml } from '@tulia/domain/wording/escape-html';

interface SitemapPage {
  /** without language prefix */
  path: string;
  writtenIn: readonly Language[];
  /** epoch milliseconds, where known */
  changedAt?: number;
}

/** A row for each public page and article in every language. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ path, writtenIn, changedAt }) => {
    const address = (language: Language) => escapeHtml(siteUrl + localPath(path, language));
    const alternates = writtenIn
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`)
      .join('');
    const day =
      changedAt === undefined
        ? ''
        : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`;
    return LANGUAGES.filter((language) => writtenIn.includes(language)).map(
      (language) => `<url><loc>${address(language)}</loc>${day}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
