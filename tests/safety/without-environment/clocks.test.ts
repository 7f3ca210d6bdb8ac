/**
 * A test fixes its clock or counts from the real one, never both: one that holds a fixed day against the real clock
 * fails some day. `npm run test:days` finds what cannot be read from a text: fixed days given to code that asks the
 * clock by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';

/** A day or a month in a text, or an instant in numbers. 2020 is over and 2099 has not come whenever a test runs. */
const FIXED_DAY =
  /(?<!\d)20(?!20|99)\d\d-[01]\d(?!\d)|Date\.UTC\((?!2020)|\b1_\d{3}_\d{3}_\d{3}_\d{3}\b/;
const REAL_CLOCK = /\bDate\.now\b|\bnew Date\(\)|\bsystemClock\b/;
/** Then the clock of the test stands at a day of its own, and `Date.now()` tells that. */
const SETS_CLOCK = /useFakeTimers\(\{[^}]*\bnow\b|setSystemTime\(|\bTULIA_DAY:/;

const testsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => (folder === 'tests' ? /\.tsx?$/ : /\.test\.tsx?$/).test(name))
    .filter((name) => !name.includes('node_modules') && name !== OWN)
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }));

const OWN = path.relative(ROOT, import.meta.filename);
const files = [
  'domain/src',
  'functions/src',
  'web/src',
  'web/build',
  'local',
  'ops',
  'bench',
  'tests',
].flatMap(testsIn);
/** These tests meet the functions or a browser, which run on the real clock. */
const meetsEnvironment = (name: string) => /^tests\/(?:functions|journeys|support)\//.test(name);

const names = (some: typeof files) => some.map(({ name }) => name);

it('a test that reads the clock names no day, unless it has set the clock', () => {
  expect(files.length).toBeGreaterThan(300);
  const read = files.filter(({ text }) => REAL_CLOCK.test(text) && !SETS_CLOCK.test(text));
  expect(read.length).toBeGreaterThan(30);
  expect(names(read.filter(({ text }) => FIXED_DAY.test(text)))).toEqual([]);
});

it('a test against an environment names no day at all', () => {
  const met = files.filter(({ name }) => meetsEnvironment(name));
  expect(met.length).toBeGreaterThan(100);
  expect(names(met.filter(({ text }) => FIXED_DAY.test(text)))).toEqual([]);
});

it('a fixed day is known in each of its forms, and 2020, 2099 and the number of a receipt are none', () => {
  const fixed = ["date: '2030-01-07'", "'2026-11'", '`slots/njeri_2026-02-02_0900`'];
  fixed.push('Date.UTC(2026, 10, 23)', '1_800_000_000_000');
  const none = ["date: '2020-01-06'", 'day=2099-01-05', "'2026-00001'"];
  expect([...fixed, ...none].filter((text) => FIXED_DAY.test(text))).toEqual(fixed);
});
