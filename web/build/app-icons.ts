/**
 * Draws the icons of the installed app: `npx tsx web/build/app-icons.ts <chromium>` writes `public/icons/*.png`, and
 * at the root `favicon.ico` and `apple-touch-icon.png`, which old browsers request by themselves.
 * Run by hand when the sign changes; the images are committed, since a build must not need a browser. A maskable
 * icon fills its square and keeps the sign inside the middle 80 %, which every launcher shows
 * (w3.org/TR/appmanifest, "safe zone").
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

const publicFolder = path.join(import.meta.dirname, '../public');
const favicon = readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8');
const SIGN = favicon.match(/<path[^>]*>/g)?.join('') ?? '';

/** @param corner radius of the square's corners @param scale of the sign about the middle, in a square of 64 */
function icon(corner: number, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="100%" height="100%">
    <rect width="64" height="64" rx="${corner}" fill="#12574f"/>
    <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${SIGN}</g></svg>`;
}

/** A PNG as the one picture of an .ico file. @param size in pixels */
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
  { name: 'icons/icon-192.png', size: 192, svg: icon(16, 1) },
  { name: 'icons/icon-512.png', size: 512, svg: icon(16, 1) },
  { name: 'icons/maskable-192.png', size: 192, svg: icon(0, 0.9) },
  { name: 'icons/maskable-512.png', size: 512, svg: icon(0, 0.9) },
  { name: 'icons/apple-touch-icon.png', size: 180, svg: icon(0, 1) },
  { name: 'apple-touch-icon.png', size: 180, svg: icon(0, 1) },
  { name: 'favicon.ico', size: 32, svg: icon(16, 1) },
];

const executablePath = process.argv[2];
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(
    path.join(publicFolder, name),
    name.endsWith('.ico') ? asIco(picture, size) : picture,
  );
  await page.close();
}
await browser.close();
