/**
 * G11: what a visitor's browser loads before any intent, how much each page needs, and how much a phone keeps after one
 * visit; from the built files alone.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Measure } from '../world/context';

interface Entry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Of a first visit's part of the list in the worker, fonts left out. */
const CEILING_OF_A_VISIT = 345;
const LISTED = /\{"part":"(?:shell|visit)",[^}]*"url":"([^"]+)"\}/g;

const HEAVY = /firestore\.googleapis\.com|identitytoolkit|@firebase\/|fc-daygrid|FullCalendar/;
const KIB = 1024;

/** Ceilings in KiB of brotli, of everything a page's own import reaches: a little above what it needs today. */
const CEILINGS: Record<string, number> = {
  'index.html': 6,
  'src/public/pages/home.tsx': 120,
  'src/client/pages/booking.tsx': 185,
  'src/client/pages/my-sessions.tsx': 155,
  'src/staff/pages/admin-bookings.tsx': 200,
};

export const chunks: Measure = ({ site, say }) => {
  say('what the first script reaches');
  const manifest = JSON.parse(
    readFileSync(path.join(site, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Entry | undefined>;

  const filesOf = (module: string) => {
    const files = new Set<string>();
    const queue = [module];
    const seen = new Set<string>();
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      const entry = manifest[key];
      if (seen.has(key) || !entry) continue;
      seen.add(key);
      [entry.file, ...(entry.css ?? [])].forEach((file) => files.add(file));
      queue.push(...(entry.imports ?? []));
    }
    return files;
  };
  const text = (file: string) => readFileSync(path.join(site, file));
  const start = [...filesOf('index.html')];
  const heavy = start.filter((file) => HEAVY.test(text(file).toString('utf8')));
  const weighed = Object.entries(CEILINGS).map(([module, ceiling]) => {
    const had = module === 'index.html' ? new Set<string>() : new Set(start);
    const files = [...filesOf(module)].filter((file) => !had.has(file));
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(text(file)).length, 0);
    return { module, ceiling, kib: bytes / KIB };
  });
  const listed = [...text('sw.js').toString('utf8').matchAll(LISTED)]
    .map(([, url = '']) => (path.extname(url) === '' ? `${url}.html` : url))
    .filter((file) => !file.endsWith('.woff2'));
  const kept = listed.reduce((sum, file) => sum + brotliCompressSync(text(file)).length, 0);
  return Promise.resolve([
    {
      id: 'G11',
      what: 'files with Firebase or FullCalendar that the first script reaches',
      value: heavy.length,
      bound: { kind: 'exactly' as const, value: 0 },
      detail: `${start.length} file(s) reached`,
    },
    ...weighed.map(({ module, ceiling, kib }) => ({
      id: 'G11',
      what: `${module}: KiB of brotli`,
      value: kib,
      bound: { kind: 'most' as const, value: ceiling },
      detail: 'all files its import reaches, without the first script',
    })),
    {
      id: 'G11',
      what: 'kept on a phone after one visit: KiB of brotli',
      value: kept / KIB,
      bound: { kind: 'most' as const, value: CEILING_OF_A_VISIT },
      detail: `${listed.length} files, those of the visit among them; without fonts`,
    },
  ]);
};
