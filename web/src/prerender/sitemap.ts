import { LANGUAGES, localPath } from '../copy/language';
import { PUBLIC_PATHS } from '../paths';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every public page in every language, each naming the others (sitemaps.org, with hreflang). */
export function sitemap(siteUrl: string): string {
  const urls = Object.values(PUBLIC_PATHS).flatMap((path) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(siteUrl + localPath(path, other))}"/>`,
      ).join('');
      return `<url><loc>${escapeXml(siteUrl + localPath(path, language))}</loc>${alternates}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
