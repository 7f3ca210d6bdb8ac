/** Keeps docs/safety.md true: every row is there, and every test it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';

const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8').replaceAll(/\s+/g, ' ');
const TEST_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`/;

/** The titles of all tests in a source, `.each` included. */
export function titlesIn(source: string, name: string): Set<string> {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const callee = node.expression.getText(file);
      if (title !== undefined && ts.isStringLiteralLike(title) && /^(?:it|test)\b/.test(callee)) {
        titles.add(title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** File and title of every test a text names: a file in backticks, then its titles in curly quotation marks. */
export function namedIn(text: string): { file: string; title: string }[] {
  const [, ...parts] = text.split(new RegExp(TEST_FILE.source, 'g'));
  const named: { file: string; title: string }[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const file = parts[at] ?? '';
    // Titles follow at once, joined by commas; quotation marks later in the text are the text's own.
    const following = /^(?:,? “[^”]+”)+/.exec(parts[at + 1] ?? '')?.[0] ?? '';
    for (const [, title = ''] of following.matchAll(/“([^”]+)”/g)) named.push({ file, title });
  }
  return named;
}

/** Titles by file: a page names many tests of one, and reading a source takes a while. */
const known = new Map<string, Set<string>>();

function isThere({ file, title }: { file: string; title: string }): boolean {
  const place = path.join(ROOT, file);
  const titles =
    known.get(file) ??
    (existsSync(place) ? titlesIn(readFileSync(place, 'utf8'), file) : new Set<string>());
  known.set(file, titles);
  return titles.has(title);
}

it('the page on safety has all fifty-four rows, each with a proof', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\|\s*\d+\s*\|/.test(line));
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 54 }, (_, index) => index + 1),
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
