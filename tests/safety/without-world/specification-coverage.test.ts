/**
 * Keeps docs/specification-coverage.md true: every line of the specification is there, and all that is named exists.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';
import { isThere, namedIn } from './named-tests';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const specification = read('docs/specification.md').split('\n');
const coverage = read('docs/specification-coverage.md');

const HEADING = /^#{2,3} /;
/** Words by which a line is found. */
const WORDS = 6;

/** What a line says, without the sign of a list; of a row of a table its first cell. */
export function beginningOf(line: string): string {
  const text = line.trim();
  const own = text.startsWith('|')
    ? (text.split('|')[1] ?? '')
    : text.replace(/^(?:[-*]|\d+\.)\s+/, '');
  return own.trim().split(/\s+/).slice(0, WORDS).join(' ');
}

/** The beginnings of all lines that say something, by the heading they stand under. */
function rulesOf(lines: readonly string[]): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  let heading = '';
  for (const line of lines) {
    if (HEADING.test(line)) heading = line;
    const isRule = line.trim() !== '' && !line.startsWith('#') && !/^\|[\s|:-]+\|$/.test(line);
    if (isRule) rules.set(heading, [...(rules.get(heading) ?? []), beginningOf(line)]);
  }
  return rules;
}

/** The part of the page under each heading. */
const parts = new Map(
  coverage
    .split(/^(?=#{2,3} )/m)
    .map((part) => [part.split('\n')[0] ?? '', part.replaceAll('\\|', '|')] as const),
);

it('every heading and every line of the specification is on the page', () => {
  const missing = [...rulesOf(specification)].flatMap(([heading, rules]) =>
    heading === ''
      ? []
      : rules
          .filter((rule) => !(parts.get(heading) ?? '').includes(`“${rule}”`))
          .map((rule) => `${heading}: ${rule}`),
  );
  expect(missing).toEqual([]);
  const headings = specification.filter((line) => HEADING.test(line));
  expect(headings.length).toBeGreaterThan(40);
  expect(headings.filter((heading) => !parts.has(heading))).toEqual([]);
});

it('the page quotes nothing that the specification does not say', () => {
  const rules = rulesOf(specification);
  const quoted = [...parts].flatMap(([heading, part]) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| “'))
      .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/“([^”]+)”/g)])
      .filter(([, beginning = '']) => rules.get(heading)?.includes(beginning) !== true)
      .map(([, beginning]) => `${heading}: ${beginning ?? ''}`),
  );
  expect(quoted).toEqual([]);
});

it('every row names where it lives, and every file and test exists', () => {
  const rows = coverage.split('\n').filter((line) => line.startsWith('| “'));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  expect(namedIn(coverage.replaceAll(/\s+/g, ' ')).filter((each) => !isThere(each))).toEqual([]);
  const files = [...coverage.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('a line that was changed would be missed', () => {
  expect(beginningOf('- A social sign-in button, email and password with a show/hide toggle')).toBe(
    'A social sign-in button, email and',
  );
  expect(beginningOf('| client | profile, bookings |')).toBe('client');
});
