import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CAPABILITIES, isPossible, type Deed } from './capabilities';

const deeds = Object.keys(CAPABILITIES) as Deed[];

it('lets everything through with a connection', () => {
  expect(
    deeds.filter((deed) => !isPossible(deed, 'connected') || !isPossible(deed, 'weak')),
  ).toEqual([]);
});

it('refuses without one exactly what the list says', () => {
  const refused = deeds.filter((deed) => !isPossible(deed, 'offline'));
  expect(refused).toEqual(deeds.filter((deed) => CAPABILITIES[deed] === 'online'));
});

const sources = path.resolve(import.meta.dirname, '..');
/** The sources, tests excluded, whose text holds `words`. */
const saying = (words: RegExp) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => words.test(readFileSync(path.join(sources, file), 'utf8')));

it('is asked by everything that writes to the server', () => {
  // Every form sends by `call` or `useCall`, and every call asks; nothing else may reach a function or write a document.
  const writing =
    /\bhttpsCallable[(<]|\bsdk\.(?:runTransaction|setDoc|updateDoc|addDoc|deleteDoc|writeBatch)\(/;
  const writers = saying(writing);
  expect(writers.length).toBeGreaterThan(2);
  expect(writers.filter((file) => !saying(/\bisPossible(?:Now)?\('/).includes(file))).toEqual([]);
});

it('names no deed that nobody asks for', () => {
  const texts = saying(/isPossible(?:Now)?\('/).map((file) =>
    readFileSync(path.join(sources, file), 'utf8'),
  );
  const asked = deeds.filter((deed) =>
    texts.some((text) => new RegExp(`isPossible(?:Now)?\\('${deed}'`).test(text)),
  );
  const online = deeds.filter((deed) => CAPABILITIES[deed] === 'online');
  expect(online.filter((deed) => !asked.includes(deed))).toEqual([]);
});

it('alone asks the browser whether there is a connection', () => {
  const asking = saying(/navigator\.onLine|addEventListener\(\s*'(?:online|offline)'/);
  expect(asking.filter((file) => file !== 'test-setup.ts')).toEqual([
    path.join('offline', 'connection.ts'),
  ]);
});
