import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CAPABILITIES, isPossible, type Action } from './capabilities';

const actions = Object.keys(CAPABILITIES) as Action[];

it('everything is possible with a connection, and without one what needs none', () => {
  expect(actions.filter((action) => !isPossible(action, 'weak'))).toEqual([]);
  expect(isPossible('send a request', 'offline')).toBe(false);
  expect(isPossible('fill in the booking form', 'offline')).toBe(true);
  expect(isPossible('read my sessions and their links', 'offline')).toBe(true);
});

const sources = path.resolve(import.meta.dirname, '../..');
/** The sources, tests excluded, with `words` in their text. */
const saying = (words: RegExp) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => words.test(readFileSync(path.join(sources, file), 'utf8')));

it('every part that writes to the server asks whether it is possible', () => {
  // Every form sends by `call` or `useCall`, and every call asks; nothing else may reach a function or write a
  // document.
  const writing =
    /\bhttpsCallable[(<]|\bsdk\.(?:runTransaction|setDoc|updateDoc|addDoc|deleteDoc|writeBatch)\(/;
  const writers = saying(writing);
  expect(writers.length).toBeGreaterThan(2);
  expect(writers.filter((file) => !saying(/\bisPossible(?:Now)?\('/).includes(file))).toEqual([]);
});

it('only the connection asks the browser whether there is one', () => {
  const asking = saying(/navigator\.onLine|addEventListener\(\s*'(?:online|offline)'/);
  expect(asking).toEqual([path.join('platform', 'offline', 'connection.ts')]);
});
