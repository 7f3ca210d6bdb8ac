/**
 * Draws the icons of the installed app: `npx tsx web/build/app-icons.ts <chromium>` writes `public/icons/*.png`,
 * and at the root the two that old clients ask for without being told: `favicon.ico` and `apple-touch-icon.png`.
 * Run by hand when the sign changes; the images are committed, since a build must not need a browser. A maskable
 * icon fills its square and keeps the sign inside the middle 80 %, which every launcher shows
 * (w3.org/TR/appmanifest, "safe zone").
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SIGN =
  '<path d="M32 50c-9-6-15-12-15-21 6 0 11 3 15 10 4-7 9-10 15-10 0 9-6 15-15 21z" fill="#fbf6ee"/>' +
  '<path d="M32 34c-4-5-5-11 0-20 5 9 4 15 0 20z" fill="#f0a17f"/>';

/** @param corner radius of the square's corners @param scale of the sign about the middle, in a square of 64 */
function icon(corner: number, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="100%" height="100%">
    <rect width="64" height="64" rx="${corner}" fill="#12574f"/>
    <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${SIGN}</g></svg>`;
}

/**
 * A PNG as the one picture of an .ico file: its header, one entry of the directory, the picture. @param size in
 * pixels
 */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const ICONS = [
  { name: 'icon-192', size: 192, svg: icon(16, 1) },
  { name: 'icon-512', size: 512, svg: icon(16, 1) },
  { name: 'maskable-192', size: 192, svg: icon(0, 0.9) },
  { name: 'maskable-512', size: 512, svg: icon(0, 0.9) },
  { name: 'apple-touch-icon', size: 180, svg: icon(0, 1) },
  { name: '../apple-touch-icon', size: 180, svg: icon(0, 1) },
];

const folder = path.join(import.meta.dirname, '../public/icons');
await mkdir(folder, { recursive: true });
const executablePath = process.argv[2];
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
const tab = await browser.newPage({ viewport: { width: 32, height: 32 } });
await tab.setContent(`<style>body{margin:0}svg{display:block}</style>${icon(16, 1)}`);
const picture = await tab.screenshot({ omitBackground: true });
await writeFile(path.join(folder, '../favicon.ico'), asIco(picture, 32));
await browser.close();
