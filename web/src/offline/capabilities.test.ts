import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CAPABILITIES, isPossible, type Deed } from './capabilities';

const deeds = Object.keys(CAPABILITIES) as Deed[];

it('lets everything through with a connection', () => {
  expect(deeds.filter((deed) => !isPossible(deed, true))).toEqual([]);
});

it('refuses without one exactly what the list says', () => {
  const refused = deeds.filter((deed) => !isPossible(deed, false));
  expect(refused).toEqual(deeds.filter((deed) => CAPABILITIES[deed] === 'online'));
});

it('is the only place that decides by the word of the browser', () => {
  const sources = path.resolve(import.meta.dirname, '..');
  const deciding = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    // The first script of a page only decides whether to fetch ahead, and must stay tiny.
    .filter((file) => !file.startsWith('offline/') && file !== path.join('app', 'start.ts'))
    .filter((file) => readFileSync(path.join(sources, file), 'utf8').includes('navigator.onLine'));
  expect(deciding).toEqual([]);
});
