/** Reads which tests a page names, and whether they exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../../local/places';

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

/** Whether the file is there and has a test of this title. */
export function isThere({ file, title }: { file: string; title: string }): boolean {
  const place = path.join(ROOT, file);
  const titles =
    known.get(file) ??
    (existsSync(place) ? titlesIn(readFileSync(place, 'utf8'), file) : new Set<string>());
  known.set(file, titles);
  return titles.has(title);
}
