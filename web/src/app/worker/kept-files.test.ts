import { expect, it } from 'vitest';
import { keptFiles, partToKeep, type KeptFile } from './kept-files';

const files: KeptFile[] = [
  { url: 'shell', revision: '1', part: 'shell' },
  { url: 'assets/about.js', revision: null, part: 'visit' },
  { url: 'manifest.webmanifest', revision: '1' },
  { url: 'booking', revision: '1', part: 'whole' },
];

it.each([
  ['a reader of public pages', undefined, false, ['shell', 'assets/about.js']],
  ['a person who uses the app', undefined, true, ['shell', 'assets/about.js', 'booking']],
  ['a person whose data are expensive', { saveData: true }, true, ['shell']],
])('the worker keeps for %s what they need', (_, connection, isAppUsed, kept) => {
  const found = keptFiles(files, partToKeep(connection, isAppUsed));
  expect(found.map(({ url }) => url)).toEqual(kept);
});
