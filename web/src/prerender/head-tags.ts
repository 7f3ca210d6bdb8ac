import { LANGUAGE_FACTS, LANGUAGES, localPath, MAIN_LANGUAGE } from '../copy/language';
import { PUBLIC_PATHS, type PublicPageId } from '../paths';
import { structuredData, type SiteFacts } from './structured-data';

/** Size of the preview images in `public/previews`, pixels. */
const PREVIEW = { width: 1200, height: 630 } as const;

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

/** Canonical address, every language, preview card and structured data of a public page, as tags for its head. */
export function headTags(
  page: PublicPageId,
  title: string,
  description: string,
  facts: SiteFacts,
): string {
  const address = (language: SiteFacts['language']) =>
    `${facts.siteUrl}${localPath(PUBLIC_PATHS[page], language)}`;
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`;
  const data = structuredData(page, facts);
  return [
    `<link rel="canonical" href="${escapeHtml(address(facts.language))}" />`,
    ...LANGUAGES.map((language) => alternate(language, address(language))),
    alternate('x-default', address(MAIN_LANGUAGE)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', facts.practice.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(facts.language)),
    meta('property', 'og:locale', LANGUAGE_FACTS[facts.language].locale.replace('-', '_')),
    meta('property', 'og:image', `${facts.siteUrl}/previews/${page}.png`),
    meta('property', 'og:image:width', String(PREVIEW.width)),
    meta('property', 'og:image:height', String(PREVIEW.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [`<script type="application/ld+json">${data}</script>`]),
  ].join('');
}
