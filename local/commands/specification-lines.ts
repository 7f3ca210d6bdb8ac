/**
 * `npm run spec`: how many lines of docs/specification.md stand as they are asked for, and what stands instead of the
 * others. A line is a paragraph, an item of a list or a row of a table; docs/specification-coverage.md has one item for
 * each, in order: the line's first words, the code, `differs:` with what stands instead where it differs, and the test.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../machine/places';

/** The number of lines that stood when the pages were last compared; fewer are a step back. */
const STOOD = 297;

/** `at` counts the heading above, since both pages have the same. */
const linesOf = (name: string) =>
  readFileSync(path.join(ROOT, 'docs', name), 'utf8')
    .split(/^(?=##)/m)
    .flatMap((part, at) => part.split(/\s*\n/).flatMap((text, i) => (i > 0 ? [{ at, text }] : [])));

type Line = ReturnType<typeof linesOf>[number];

/** The specification's lines without the marks of items and rows. Headings and the dashes of tables do not count. */
export const asked = (): Line[] =>
  linesOf('specification.md')
    .map(({ at, text }) => ({ at, text: text.replace(/^\s*(?:- |\d+\. |\| )?/, '') }))
    .filter(({ text }) => text !== '' && !text.startsWith('---'));

export const rows = () =>
  linesOf('specification-coverage.md').flatMap(({ at, text }) => {
    const [, words, rest = ''] = /^- “(.+?)”: (.*)/.exec(text) ?? [];
    return words === undefined ? [] : [{ at, words, differs: /differs: ([^;]+)/.exec(rest)?.[1] }];
  });

type Row = ReturnType<typeof rows>[number];

/** The lines without a row in its turn, and the rows without a line. */
export function missing(lines: readonly Line[], all: readonly Row[]): string[] {
  const taken: number[] = [];
  const without = lines.filter(({ at, text }) => {
    const fits = (row: Row, i: number) =>
      i > (taken.at(-1) ?? -1) && row.at === at && text.startsWith(row.words);
    const found = all.findIndex(fits);
    if (found >= 0) taken.push(found);
    return found < 0;
  });
  const strays = all.filter((_, i) => !taken.includes(i)).map(({ words }) => `no line: ${words}`);
  return [...without.map(({ text }) => `no row: ${text.slice(0, 60)}`), ...strays];
}

if (import.meta.main) {
  const [lines, all] = [asked(), rows()];
  const wrong = missing(lines, all);
  const differing = all.filter(({ differs }) => differs !== undefined);
  for (const { words, differs } of differing) console.log(`“${words}” differs: ${differs}`);
  for (const each of wrong) console.error(each);
  const standing =
    lines.length - differing.length - wrong.filter((each) => /^no row/.test(each)).length;
  console.log(`${standing} of ${lines.length} lines stand as they are asked for.`);
  if (wrong.length > 0 || standing < STOOD) process.exitCode = 1;
}
