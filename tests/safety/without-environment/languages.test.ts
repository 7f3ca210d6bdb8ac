/** What cannot ask the list of languages: the configuration of hosting and the rules. */
import {
  LANGUAGE_FACTS,
  LANGUAGES,
  MAIN_LANGUAGE,
  OTHER_LANGUAGES,
} from '@tulia/domain/person/language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Rewrite {
  source: string;
  destination: string;
}

it('firebase.json rewrites the addresses of the app in every language, and no others', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as { hosting: { rewrites: Rewrite[] } };
  const isOther = ({ source }: Rewrite) =>
    OTHER_LANGUAGES.some((each) => source.startsWith(`${LANGUAGE_FACTS[each].prefix}/`));
  const main = hosting.rewrites.filter((each) => !isOther(each));
  expect(main.length).toBeGreaterThan(5);
  const wanted = LANGUAGES.flatMap((language) => {
    const { prefix } = LANGUAGE_FACTS[language];
    return main.map(({ source }) => ({
      source: `${prefix}${source}`,
      destination: `${prefix}/shell.html`,
    }));
  });
  const lines = (rewrites: readonly Rewrite[]) => rewrites.map((each) => JSON.stringify(each));
  const missing = lines(wanted).filter((line) => !lines(hosting.rewrites).includes(line));
  expect(missing, `add to "rewrites" of firebase.json:\n${missing.join(',\n')}`).toEqual([]);
  expect(lines(hosting.rewrites)).toEqual(lines(wanted));
});

it('firestore.rules let a profile ask for every language, and for no other', () => {
  const listed = /isOneOf\(preferences\.language, \[([^\]]*)\]\)/.exec(
    read('firestore.rules'),
  )?.[1];
  const wanted = LANGUAGES.map((language) => `'${language}'`).join(', ');
  expect(listed, `preferences.language in firestore.rules: [${wanted}]`).toBe(wanted);
});

it('one language has addresses without a prefix, and every prefix is its own', () => {
  const prefixes = LANGUAGES.map((language) => LANGUAGE_FACTS[language].prefix);
  expect(new Set(prefixes).size).toBe(LANGUAGES.length);
  expect(prefixes.filter((prefix) => prefix === '')).toEqual(['']);
  expect(LANGUAGE_FACTS[MAIN_LANGUAGE].prefix).toBe('');
});
