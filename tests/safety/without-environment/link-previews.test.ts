/** Every public page has its picture beside a shared link, in every language, and nothing else lies there. */
import { LANGUAGES } from '@tulia/domain/person/language';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageRows } from '../../../web/src/page-table';

const folder = path.join(import.meta.dirname, '../../../web/public/previews');
const wanted = LANGUAGES.flatMap((language) =>
  pageRows.filter(([, { kind }]) => kind === 'public').map(([id]) => `${id}-${language}.png`),
);

it('each page and language has a preview picture: web/build/preview-images.ts draws them', () => {
  expect(readdirSync(folder).sort()).toEqual([...wanted].sort());
});

it.each(wanted)('%s has the size that the pages announce, and weighs little', (name) => {
  const bytes = readFileSync(path.join(folder, name));
  // A PNG begins with its signature and a header chunk that holds width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(120_000);
});
