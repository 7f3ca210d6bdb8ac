import { expect, it } from 'vitest';
import { keptFiles, partToKeep, type KeptFile } from './kept-files';

const files: KeptFile[] = [
  { url: 'shell', revision: '1', part: 'shell' },
  { url: 'assets/about.js', revision: null, part: 'visit' },
  { url: 'manifest.webmanifest', revision: '1' },
  { url: 'booking', revision: '1', part: 'whole' },
  { url: 'assets/today.js', revision: null, part: 'staff' },
];

it.each([
  ['a reader of public pages', undefined, 'visit', ['shell', 'assets/about.js']],
  ['a person who uses the app', undefined, 'whole', ['shell', 'assets/about.js', 'booking']],
  ['staff', undefined, 'staff', ['shell', 'assets/about.js', 'booking', 'assets/today.js']],
  ['a person whose data are expensive', { saveData: true }, 'staff', ['shell']],
] as const)('the worker keeps for %s what they need', (_, connection, wanted, kept) => {
  const found = keptFiles(files, partToKeep(connection, wanted));
  expect(found.map(({ url }) => url)).toEqual(kept);
});
