import type { Language } from '../../platform/language/catalogue';
import { LANGUAGE_FACTS, localPath, MAIN_LANGUAGE } from '../../platform/language/language';
import { escapeHtml } from '@tulia/domain/wording/escape-html';

/** Size of the preview images in `public/previews`, pixels. */
const PREVIEW = { width: 1200, height: 630 } as const;

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

export interface HeadFacts {
  /** origin, without slash at the end */
  siteUrl: string;
  /** without language prefix */
  path: string;
  language: Language;
  /** languages the page is written in; only these are announced */
  writtenIn: readonly Language[];
  kind: 'website' | 'article';
  siteName: string;
  title: string;
  description: string;
  /** `name` of the picture in `public/previews`, and what it shows */
  preview: { name: string; alt: string };
  /** JSON-LD, safe inside a script element */
  data: string | null;
}

/** Canonical address, languages, preview card and structured data. */
export function headTags(page: HeadFacts): string {
  const { siteUrl, language, writtenIn, title, description, preview } = page;
  const address = (each: Language) => `${siteUrl}${localPath(page.path, each)}`;
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`;
  const own = address(writtenIn.includes(language) ? language : MAIN_LANGUAGE);
  const image = `${siteUrl}/previews/${preview.name}-${language}.png`;
  return [
    `<link rel="canonical" href="${escapeHtml(own)}" />`,
    ...writtenIn.map((each) => alternate(each, address(each))),
    alternate('x-default', address(MAIN_LANGUAGE)),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:locale', LANGUAGE_FACTS[language].locale.replace('-', '_')),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', preview.alt),
    meta('property', 'og:image:width', String(PREVIEW.width)),
    meta('property', 'og:image:height', String(PREVIEW.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', preview.alt),
    ...(page.data === null ? [] : [`<script type="application/ld+json">${page.data}</script>`]),
  ].join('');
}
