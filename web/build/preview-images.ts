/**
 * Draws the cards that other sites show beside a link:
 * `npx tsx --tsconfig web/tsconfig.json web/build/preview-images.ts <chromium> [<content file>]` writes
 * `public/previews/<page>-<language>.png`: the practice's name, what the page is, the practitioner, and the page's
 * drawing. Run by hand when a drawing, a title or a name changes; the images are committed, since a build must not need
 * a browser. The content file is that of a build (`content.ts`); without one the product's own names stand there.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Localized } from '../../domain/src/person/localized.ts';
import { bookable, defaultPractitioner } from '../../domain/src/practice/practitioner.ts';
import { defaultPracticeSettings } from '../../domain/src/practice/settings.ts';
import { descriptionsTexts } from '../src/app/prerender/descriptions.ts';
import { escapeHtml } from '../../domain/src/wording/escape-html.ts';
import { LANGUAGES } from '../src/platform/language/language.ts';
import { titlesTexts } from '../src/app/texts/titles.ts';
import type { PublicPageId } from '../src/paths.ts';
import { Birds } from '../src/ui/illustrations/birds.tsx';
import { Lakeside } from '../src/ui/illustrations/lakeside.tsx';
import { MarkedDay } from '../src/ui/illustrations/marked-day.tsx';
import { OpenBook } from '../src/ui/illustrations/open-book.tsx';
import { ShelteredLeaf } from '../src/ui/illustrations/sheltered-leaf.tsx';
import { SteppingStones } from '../src/ui/illustrations/stepping-stones.tsx';
import { TeaAndLetter } from '../src/ui/illustrations/tea-and-letter.tsx';
import { TwoTalking } from '../src/ui/illustrations/two-talking.tsx';
import { light } from '../src/ui/theme/themes.ts';
import { COLOR_NAMES, colorVariable } from '../src/ui/tokens.ts';
import { parseContent } from './content.ts';

const PICTURES: Record<PublicPageId, ComponentType> = {
  home: Lakeside,
  about: TwoTalking,
  services: SteppingStones,
  testimonials: Birds,
  contact: TeaAndLetter,
  privacy: ShelteredLeaf,
  agreement: ShelteredLeaf,
  articles: OpenBook,
  bookingStatus: MarkedDay,
};

const [, , executablePath, contentFile] = process.argv;
const content =
  contentFile === undefined ? {} : parseContent(readFileSync(contentFile, 'utf8'), contentFile);
const practice = { ...defaultPracticeSettings, ...(content.settings as object | undefined) };
const people = (content.practitioners ?? []) as (typeof defaultPractitioner)[];
/** The practitioner to name; none while it is the placeholder that the product ships with. */
const person = bookable(people, null).find(({ name }) => name !== defaultPractitioner.name);

const require = createRequire(import.meta.url);
const face = (family: string, file: string) => {
  const bytes = readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`));
  return `@font-face{font-family:${family};font-weight:100 1000;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};

const STYLE = `
  ${face('Heading', 'fraunces/files/fraunces-latin-wght-normal')}
  ${face('Text', 'nunito-sans/files/nunito-sans-latin-wght-normal')}
  :root{${COLOR_NAMES.map((name) => `${colorVariable(name)}:${light[name]}`).join(';')}}
  body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:56px 48px 56px 72px;display:grid;
    grid-template-columns:minmax(0,1fr) 450px;gap:32px;align-items:center;
    background:var(--color-paper);color:var(--color-ink);font:30px/1.35 Text;
    border-left:16px solid var(--color-primary)}
  .words{display:grid;gap:22px}
  .name{display:flex;align-items:center;gap:16px;font:600 44px/1 Heading}
  .name svg{width:60px;height:60px}
  h1{margin:0;font:600 62px/1.08 Heading;letter-spacing:-.015em;text-wrap:balance}
  .said{font-size:28px;text-wrap:pretty}
  .said,.who{color:var(--color-ink-soft)}
  .who strong{color:var(--color-ink)}
  .place{color:var(--color-accent);font-weight:700}
  .picture svg{display:block;width:100%;height:auto;max-height:500px}`;

const mark = readFileSync(path.join(import.meta.dirname, '../public/favicon.svg'), 'utf8');

function card(id: PublicPageId, language: (typeof LANGUAGES)[number]): string {
  const { title } = titlesTexts[language][id];
  const description = descriptionsTexts[language][id];
  const of = (text: Localized) => (text as Partial<typeof text>)[language] ?? text.en;
  const who =
    person === undefined
      ? ''
      : `<p class="who"><strong>${escapeHtml(person.name)}</strong><br>${escapeHtml(of(person.title))}</p>`;
  return `<style>${STYLE} p{margin:0}</style>
    <div class="words">
      <div class="name">${mark}${escapeHtml(practice.name)}</div>
      <h1>${escapeHtml(title)}</h1>
      <p class="said">${escapeHtml(description)}</p>
      ${who}
      <p class="place">${escapeHtml(practice.city)}</p>
    </div>
    <div class="picture">${renderToStaticMarkup(createElement(PICTURES[id]))}</div>`;
}

const folder = path.join(import.meta.dirname, '../public/previews');
await mkdir(folder, { recursive: true });
for (const old of await readdir(folder)) await rm(path.join(folder, old));
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of LANGUAGES)
  for (const id of Object.keys(PICTURES) as PublicPageId[]) {
    await page.setContent(card(id, language));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(folder, `${id}-${language}.png`) });
  }
await browser.close();
