/** G11: how much each page, an idle page and the service worker load, from the built files alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, keyOfFile, type Manifest } from '../../web/build/build-manifest';
import { LIBRARIES } from '../../web/build/chunks';
import type { Goal, Measure } from '../measure/goal';

/** Ceilings in KiB of brotli. */
const PAGES: Readonly<Record<string, number>> = {
  'src/public/pages/home.tsx': 120,
  'src/client/pages/booking.tsx': 185,
  'src/client/pages/my-sessions.tsx': 155,
  'src/staff/pages/admin-bookings.tsx': 200,
};
const FIRST_SCRIPT = 6;
const AHEAD = 90;
const KEPT = 345;

/** The worker's list of files that it keeps after one visit. */
const LISTED = /\{"part":"(?:shell|visit)",[^}]*"url":"([^"]+)"\}/g;

export const sizes: Measure = ({ site }) => {
  const read = (file: string) => readFileSync(path.join(site, file));
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
  const goal = (what: string, files: readonly string[], most: number): Goal => ({
    id: 'G11',
    what: `${what}: KiB of brotli`,
    value: files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / 1024,
    bound: { kind: 'most', value: most },
    detail: `${files.length} file(s)`,
  });
  const first = 'index.html';
  const kept = [...read('sw.js').toString().matchAll(LISTED)]
    .map(([, url = '']) => (path.extname(url) === '' ? `${url}.html` : url))
    .filter((file) => !file.endsWith('.woff2'));
  return Promise.resolve([
    goal('the first script', filesOf(manifest, [first]), FIRST_SCRIPT),
    ...Object.entries(PAGES).map(([page, most]) =>
      goal(`${page}, without the first script`, filesOf(manifest, [page], [first]), most),
    ),
    goal(
      'fetched ahead when idle',
      filesOf(manifest, [keyOfFile(manifest, LIBRARIES.name)]),
      AHEAD,
    ),
    goal('kept on a phone after one visit, without fonts', kept, KEPT),
  ]);
};
