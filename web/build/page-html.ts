/** How one file of the site is made from the built template `index.html`. */
import { createHash } from 'node:crypto';
import { EARLY_SCRIPT } from './early-script.ts';
import { escapeHtml } from '../../domain/src/wording/escape-html.ts';
import type { Language } from '../src/platform/language/catalogue.ts';
import { LANGUAGE_FACTS, MAIN_LANGUAGE, manifestFile } from '../src/platform/language/language.ts';

const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const ROOT = '<div id="root">';
const CHARSET = /<meta charset="utf-8" ?\/?>/;

/** The hash of a script or style, as a content security policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy for styles, which differs from page to page: our files, and the exact style texts of this page. The rest
 * of the content security policy is a header (`firebase.json`); a browser obeys both.
 */
function stylePolicy(html: string): string {
  const texts = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  // The empty text, too: styled-components makes an empty element and fills it by script.
  const hashes = new Set(['', ...texts].map(hashOf));
  return `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${[...hashes].join(' ')}" />`;
}

interface PageHtml {
  language: Language;
  title: string;
  description?: string;
  /** false for what search engines should leave out */
  indexed: boolean;
  /** the files of our fonts, where text stands in the page; `early-script.ts` may ask for them */
  fonts?: readonly string[];
  /** further tags for the head */
  head?: string;
  body?: string;
  /** the message for a page that scripts fail to draw */
  ifFailed?: string;
  /** files that every visitor needs here at once: they stand before those of `ahead` */
  preload?: readonly string[];
  /** files that a signed-in person needs here at once (`early-script.ts`) */
  ahead?: readonly string[];
  /** the early script of the booking page (`island-script.ts`), and its attributes */
  island?: { script: string; config: object; files: object };
  /** attributes of the root element that tell `src/app/start.ts` what stands in it */
  root?: Record<string, string>;
}

const jsonAttribute = (value: object) => escapeHtml(JSON.stringify(value));

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
  const { direction: flow } = LANGUAGE_FACTS[page.language];
  const direction = flow === 'ltr' ? '' : ` dir="${flow}"`;
  const html = template
    .replace('<html lang="en">', `<html lang="${page.language}"${direction}>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(`"/${manifestFile(MAIN_LANGUAGE)}"`, `"/${manifestFile(page.language)}"`)
    .replace(HEAD, () => head)
    .replace(ROOT, () => `<div id="root"${attributes}>`)
    .replace(BODY, () => page.body ?? '')
    .replace('</body>', () => `${page.ifFailed ?? ''}</body>`);
  const ahead = page.ahead === undefined ? '' : ` data-ahead="${page.ahead.join(' ')}"`;
  const preload = (page.preload ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
    .join('');
  const island =
    page.island === undefined
      ? ''
      : `<script data-config="${jsonAttribute(page.island.config)}" data-files="${jsonAttribute(page.island.files)}">${page.island.script}</script>`;
  const fonts =
    page.fonts === undefined
      ? ''
      : `<meta name="fonts" content="${escapeHtml(page.fonts.join(' '))}" />`;
  const begin = `${stylePolicy(html)}${preload}${fonts}<script${ahead}>${EARLY_SCRIPT}</script>${island}`;
  return html.replace(CHARSET, (charset) => charset + begin);
}

/** The file that serves a path under clean URLs: `/` is index.html, `/sw/about` is sw/about.html. */
export function fileOfPath(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
