/** How one file of the site is made from the built template `index.html`. */
import { MANIFEST_FILES } from './web-manifest.ts';

const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const ROOT = '<div id="root">';

export interface PageHtml {
  language: keyof typeof MANIFEST_FILES;
  title: string;
  description?: string;
  /** false for what search engines should leave out */
  indexed: boolean;
  /** further tags for the head */
  head?: string;
  body?: string;
  /** attributes of the root element that tell `src/app/start.ts` what stands in it */
  root?: Record<string, string>;
}

/** Text as it may stand in markup and in attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The template with its language, title, description and body filled in. */
export function pageHtml(template: string, page: PageHtml): string {
  const head = [
    page.description === undefined
      ? ''
      : `<meta name="description" content="${escapeHtml(page.description)}" />`,
    page.indexed ? '' : '<meta name="robots" content="noindex" />',
    page.head ?? '',
  ].join('');
  const attributes = Object.entries(page.root ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return template
    .replace('<html lang="en">', `<html lang="${page.language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('"/manifest.webmanifest"', `"/${MANIFEST_FILES[page.language]}"`)
    .replace(HEAD, () => head)
    .replace(ROOT, () => `<div id="root"${attributes}>`)
    .replace(BODY, () => page.body ?? '');
}

/** The file that serves a path under clean URLs: `/` is index.html, `/sw/about` is sw/about.html. */
export function fileOfPath(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
