/** Keeps docs/safety.md true: every row is there, and every test it names exists. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';
import { isThere, namedIn } from './named-tests';

const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8').replaceAll(/\s+/g, ' ');
it('the page on safety has all its rows, each with a proof', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\|\s*\d+\s*\|/.test(line));
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 73 }, (_, index) => index + 1),
  );
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
});

it('every test that the page on safety names exists', () => {
  const named = namedIn(page);
  expect(named.length).toBeGreaterThan(70);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

it('a test that was renamed, and one in a file that is gone, would be missed', () => {
  const itself = 'tests/safety/without-world/safety-page.test.ts';
  const [good, renamed, gone] = namedIn(
    `| x | \`${itself}\` “every test that the page on safety names exists”, “an older name”; \`a/b.test.ts\` “c” |`,
  ).map(isThere);
  expect([good, renamed, gone]).toEqual([true, false, false]);
});
