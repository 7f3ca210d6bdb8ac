/**
 * Draws the preview cards that other sites show beside a link: `npx tsx --tsconfig web/tsconfig.json web/build/preview-images.ts <chromium>` writes
 * `public/previews/<page>.png`. Run by hand when an illustration changes; the images are committed, since a build
 * must not need a browser. They carry no words, so they serve both languages and any name of the practice.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPageId } from '../src/paths.ts';
import { Birds } from '../src/ui/illustrations/birds.tsx';
import { Lakeside } from '../src/ui/illustrations/lakeside.tsx';
import { MarkedDay } from '../src/ui/illustrations/marked-day.tsx';
import { OpenBook } from '../src/ui/illustrations/open-book.tsx';
import { ShelteredLeaf } from '../src/ui/illustrations/sheltered-leaf.tsx';
import { SteppingStones } from '../src/ui/illustrations/stepping-stones.tsx';
import { TeaAndLetter } from '../src/ui/illustrations/tea-and-letter.tsx';
import { TwoChairs } from '../src/ui/illustrations/two-chairs.tsx';
import { light } from '../src/ui/theme/themes.ts';
import { COLOR_NAMES, colorVariable } from '../src/ui/tokens.ts';

const PICTURES: Record<PublicPageId, ComponentType> = {
  home: Lakeside,
  about: TwoChairs,
  services: SteppingStones,
  testimonials: Birds,
  contact: TeaAndLetter,
  privacy: ShelteredLeaf,
  articles: OpenBook,
  bookingStatus: MarkedDay,
};

const colors = COLOR_NAMES.map((name) => `${colorVariable(name)}:${light[name]}`).join(';');

const folder = path.join(import.meta.dirname, '../public/previews');
await mkdir(folder, { recursive: true });
const executablePath = process.argv[2];
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [id, picture] of Object.entries(PICTURES)) {
  await page.setContent(
    `<style>:root{${colors}}body{margin:0;height:630px;display:grid;place-items:center;background:var(--color-paper)}svg{display:block;height:540px;width:auto;max-width:1040px}</style>${renderToStaticMarkup(createElement(picture))}`,
  );
  await page.screenshot({ path: path.join(folder, `${id}.png`) });
}
await browser.close();
