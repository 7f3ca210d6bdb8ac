/** One word for one thing: people log in and log out; the specification's own texts stay as they are. */
import { expect, it } from 'vitest';

/** Specification sections 2, 4 and 8. */
const FIXED = ['Sign In', 'Signing in...', 'Sign In Failed'];

const files: Record<string, string> = import.meta.glob(
  [
    '../../**/{texts,*-texts,refusals,descriptions}.ts',
    '../../**/texts/*.ts',
    '!../../**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
/** Texts between quotes: those of one word with a small first letter are names of things, such as keys and files. */
const textsOf = (source: string) =>
  [...code(source).matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)]
    .map((found) => found.slice(1).join(''))
    .filter((text) => /\s|^[A-Z]/.test(text));

it('the texts say "log in" and "log out" unless the specification has other words', () => {
  const texts = Object.values(files).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(1000);
  const others = texts.filter((text) => /\bsign(s|ed|ing)?( \w+)?[ -](in|out)\b/i.test(text));
  expect(others.filter((text) => !FIXED.includes(text))).toEqual([]);
});

it('the texts say "sign up" and "jisajili" for making one\'s own account', () => {
  // An owner makes a colleague's account (`staff/`).
  const own = Object.entries(files).filter(([file]) => !file.includes('/staff/'));
  const texts = own.flatMap(([, source]) => textsOf(source));
  const others = texts.filter((text) =>
    /\bcreat\w+ (an|your|my)? ?account|fungua akaunti/i.test(text),
  );
  expect(others).toEqual([]);
});
