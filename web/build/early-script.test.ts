import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { islandScript, scriptHashes, withHashes } from './island-script';

const config = readFileSync(path.join(import.meta.dirname, '../../firebase.json'), 'utf8');

it('the inline scripts are the ones that the content security policy allows (npm run policy)', async () => {
  const hashes = await scriptHashes();
  const scripts = /script-src ([^;]*)/.exec(config)?.[1] ?? '';
  expect(scripts.match(/'sha256-[^']*'/g)).toEqual(hashes);
  expect(withHashes(config, hashes)).toBe(config);
});

it('the script before React on the booking page is small, and holds no library', async () => {
  const text = await islandScript();
  expect(brotliCompressSync(text).length / 1024).toBeLessThan(ISLAND_KIB);
  expect(text).not.toMatch(/react|yup|Temporal|firebase\/app/i);
});

/** Brotli; the page waits for it on a slow line. The names that the bundler happens to choose move it by 0.03. */
const ISLAND_KIB = 10.6;
