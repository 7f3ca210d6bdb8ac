import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@tulia/domain/person/language';
import { webManifest } from './web-manifest';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height of a picture of the site, as its first chunk says (w3.org/TR/png, "IHDR"). */
function sizeOf(src: string): string {
  const file = readFileSync(path.join(import.meta.dirname, '../public', src));
  expect(file.subarray(0, 8)).toEqual(PNG);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

it.each(LANGUAGES)(
  'the app of the manifest in %s is one app, and all its pictures exist',
  (lang) => {
    const { id, start_url, icons = [], screenshots = [], shortcuts, ...rest } = webManifest(lang);
    expect({ id, lang: rest.lang }).toEqual({ id: '/', lang });
    expect(shortcuts?.map(({ url }) => url.replace(/^\/sw(?=\/)/, ''))).toEqual([
      '/booking',
      '/my-sessions',
    ]);
    for (const { url } of [...(shortcuts ?? []), { url: start_url ?? '' }])
      expect(url.startsWith('/sw')).toBe(lang === 'sw');
    // As `early-script.ts` knows the start of the app.
    expect(start_url).toMatch(/\?app$/);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(screenshots).toHaveLength(2);
    for (const { src, sizes } of [...icons, ...screenshots]) expect(sizeOf(src), src).toBe(sizes);
  },
);
