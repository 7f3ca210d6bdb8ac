/**
 * Every text that the specification quotes is a text of the product, in English and to the letter. This proves that a
 * text is there; when it is shown, the tests of the coverage page prove.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A quoted text may hold an apostrophe within a word. */
const quoted = [
  ...new Set(
    [...read('docs/specification.md').matchAll(/(?<!\w)'(\S(?:[^'\n]|'(?=\w))*?)'(?!\w)/g)].map(
      ([, text = '']) => text,
    ),
  ),
];

/** Texts with which a longer one begins. */
const BEGINNINGS = [
  'Why choose',
  'No session found',
  'Auth session missing!',
  'Auth session or user missing',
];

/** Texts that no page shows. */
const ELSEWHERE: Record<string, string> = {
  // The subject of a mail to the practice.
  'New Booking Request': 'functions/src/mail/templates/admin-notification.ts',
  // Goes to the console only, as specified.
  'Failed to create user profile': 'web/src/platform/session/own-profile.ts',
};

const TEXTS = [
  'web/src/**/{texts,*-texts,refusals}.ts',
  'web/src/**/texts/*.ts',
  'domain/src/wording/**/*.ts',
];

/** Code without its comments, and without what stands in another language. */
const english = (source: string) =>
  (source.split(/^ {2}sw: \{$|^const sw: /m)[0] ?? '').replace(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
    '',
  );
const texts = new Set(
  globSync(TEXTS, { cwd: ROOT })
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) =>
      [...english(read(file)).matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
        (found) => found.slice(1).join('').replaceAll("\\'", "'"),
      ),
    ),
);

it('every text that the specification quotes is shown to the letter', () => {
  expect(quoted.length).toBeGreaterThan(120);
  expect(texts.size).toBeGreaterThan(1000);
  const missing = quoted.filter(
    (text) => !texts.has(text) && !BEGINNINGS.includes(text) && ELSEWHERE[text] === undefined,
  );
  expect(missing).toEqual([]);
});

it('what is only a beginning, or stands elsewhere, is quoted and is there too', () => {
  for (const words of [...BEGINNINGS, ...Object.keys(ELSEWHERE)]) expect(quoted).toContain(words);
  const begins = (words: string) => [...texts].some((text) => text.startsWith(words));
  expect(BEGINNINGS.filter((words) => !begins(words))).toEqual([]);
  for (const [text, file] of Object.entries(ELSEWHERE)) expect(read(file)).toContain(`'${text}'`);
});
