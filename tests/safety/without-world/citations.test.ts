/**
 * Keeps every citation true. A comment that says "specification section 5", "design section 4", "threats row 34" or
 * "decision 013" must lead to a heading, a row of docs/safety.md or a record that exists, and so must links and file
 * names in the documents.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

// ---- What can be cited -------------------------------------------------------------------------------------------

/** Text of each numbered section (`## 4. Title`) of a document, heading included. */
export function sectionsIn(document: string): Map<number, string> {
  const [, ...parts] = document.split(/^(?=## )/m);
  const sections = new Map<number, string>();
  for (const part of parts) {
    const number = /^## (\d+)\. /.exec(part)?.[1];
    if (number !== undefined) sections.set(Number(number), part);
  }
  return sections;
}

interface Citable {
  specification: Map<number, string>;
  design: Map<number, string>;
  /** rows of the table of docs/safety.md */
  threats: Set<number>;
  decisions: Set<number>;
}

const citable: Citable = {
  specification: sectionsIn(read('docs/specification.md')),
  design: sectionsIn(read('docs/design.md')),
  threats: new Set([...read('docs/safety.md').matchAll(/^\|\s*(\d+)\s*\|/gm)].map(([, n]) => +n!)),
  decisions: new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => parseInt(name))),
};

// ---- What cites --------------------------------------------------------------------------------------------------

const PLACES = ['domain', 'functions', 'web', 'local', 'tests', 'bench', 'docs', '.ci'];
const SKIPPED = /(?:^|[\\/])(?:node_modules|dist|\.local|results)(?:[\\/]|$)/;
const READ = /\.(?:tsx?|[cm]?js|md|html|rules|json)$|[\\/]run$/;

function filesOf(place: string): string[] {
  return readdirSync(path.join(ROOT, place), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(place, entry.name);
    if (SKIPPED.test(name)) return [];
    if (entry.isDirectory()) return filesOf(name);
    return READ.test(name) ? [name] : [];
  });
}

const SOURCES = [
  ...PLACES.flatMap(filesOf),
  ...readdirSync(ROOT).filter((name) => READ.test(name) && name !== 'package-lock.json'),
];

/** Comment signs at the beginnings of lines become blanks, so that a citation may go on in the next line. */
const flat = (text: string) =>
  text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)/g, (sign) => `\n${' '.repeat(sign.length - 1)}`);

const NUMBERS = String.raw`\d+(?:(?:,\s+and|,|\s+and|\s+to)\s+\d+)*`;
/** What may follow the numbers: a quoted word or a route, which must stand in the last of the sections. */
const DETAIL = String.raw`(?:,?\s+(?:"([^"]+)"|'([^']+)'|\x60([^\x60]+)\x60|(\/[\w/-]*)))?`;
const CITATION = new RegExp(
  String.raw`\b(?:(specification|design)\s+sections?\s+(${NUMBERS})${DETAIL}|threats\s+rows?\s+(${NUMBERS})|decisions?\s+(\d{3}(?:\s+and\s+\d{3})*))`,
  'gi',
);

/** `2, 4 and 5` and `4 to 6` as single numbers. */
function numbersIn(list: string): number[] {
  return list.split(/,\s+and\s+|,\s+|\s+and\s+/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/\s+to\s+/).map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** A route is the beginning of a heading where the specification describes pages; anything else stands in the text. */
function has(section: string, detail: string): boolean {
  const words = section.replaceAll(/\s+/g, ' ');
  const isPage = detail.startsWith('/') && /^## \d+\. Screens and routes/.test(section);
  if (!isPage) return words.includes(detail.replaceAll(/\s+/g, ' '));
  return section
    .split('\n')
    .some((line) => line === `### ${detail}` || line.startsWith(`### ${detail} `));
}

/** Every citation of a text that leads nowhere, as `line: words`. */
export function astray(text: string, known: Citable = citable): string[] {
  return [...flat(text).matchAll(CITATION)].flatMap((match) => {
    const [words, page, sections, ...rest] = match;
    const [double, single, ticked, route, rows, records] = rest;
    const detail = double ?? single ?? ticked ?? route;
    const isThere =
      page !== undefined && sections !== undefined
        ? leadsToSection(known[page.toLowerCase() as 'design'], numbersIn(sections), detail)
        : rows !== undefined
          ? numbersIn(rows).every((row) => known.threats.has(row))
          : numbersIn(records ?? '').every((record) => known.decisions.has(record));
    const line = text.slice(0, match.index).split('\n').length;
    return isThere ? [] : [`${line}: ${words.replaceAll(/\s+/g, ' ')}`];
  });
}

function leadsToSection(
  sections: Map<number, string>,
  numbers: number[],
  detail: string | undefined,
): boolean {
  const last = sections.get(numbers.at(-1) ?? 0);
  const allThere = numbers.every((number) => sections.has(number));
  return allThere && (detail === undefined || has(last ?? '', detail));
}

const countIn = (text: string) => [...flat(text).matchAll(CITATION)].length;

/**
 * Sections that are cited by number alone, where neither a document of ours nor a published one is named before them.
 */
export function unnamed(text: string): string[] {
  const sections =
    /(?<!\b(?:specification|design|RFC \d+,?|SP [\w-]+|Act, 2019,)\s+)\bsections?\s+\d+/gi;
  return [...flat(text).matchAll(sections)].map(([words]) => words);
}

const mistakes = (files: readonly string[], find: (text: string, file: string) => string[]) =>
  files.flatMap((file) => find(read(file), file).map((words) => `${file}:${words}`));

it('every citation leads to a section, a row or a record that exists', () => {
  expect(SOURCES.reduce((sum, file) => sum + countIn(read(file)), 0)).toBeGreaterThan(200);
  expect(mistakes(SOURCES, (text) => astray(text))).toEqual([]);
});

it('every section that a source cites names its document', () => {
  const code = SOURCES.filter((file) => !file.endsWith('.md') && !file.endsWith('.json'));
  expect(mistakes(code, unnamed)).toEqual([]);
});

// Put together, so that these examples are no citations of this file.
const section = (page: string, rest: string) => `${page} section${rest}`;
const threats = (rows: string) => `threats ${rows}`;
const decision = (number: string) => `decision ${number}`;

it('sees a citation that leads nowhere, over the end of a line too', () => {
  const wrong = [
    section('design', ' 99'),
    section('specification', 's 2, 5 and 77'),
    section('Design', 's 12 to 15'),
    section('specification', ' 2, /no-such-page'),
    section('specification', ' 9, "No such word"'),
    threats('row 400'),
    decision('999'),
  ];
  for (const words of wrong) expect(astray(`// ${words}.`)).toEqual([`1: ${words}`]);
  expect(astray(`/**\n * ${section('design', '\n * 99')}`)).toEqual([
    `2: ${section('design', ' 99')}`,
  ]);
  const bare = section('', ' 8').trim();
  expect(unnamed(`as the toasts say (${bare})`)).toEqual([bare]);
});

it('takes the forms in which the house cites', () => {
  const right = [
    section('specification', 's 2, 4, 5 and 7, design section 6'),
    section('design', 's 4 to 6'),
    section('design', ' 8, "discretion"'),
    section('design', ' 4, `slots`'),
    section('specification', ' 2, `/`'),
    section('specification', ' 9 "Policies"'),
    threats('rows 9 and 10'),
  ];
  expect(right.flatMap((words) => astray(words))).toEqual([]);
  expect(numbersIn('2, 4 and 5')).toEqual([2, 4, 5]);
  expect(numbersIn('4 to 6')).toEqual([4, 5, 6]);
});

// ---- Links and file names of the documents -----------------------------------------------------------------------

const DOCUMENTS = SOURCES.filter((file) => file.endsWith('.md'));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function brokenLinks(text: string, file: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([words, to = '', anchor]) => {
      const target = to === '' ? file : path.join(path.dirname(file), to);
      if (!existsSync(path.join(ROOT, target))) return [words];
      if (anchor === undefined) return [];
      const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, each = '']) => each);
      return headings.map(anchorOf).includes(anchor) ? [] : [words];
    },
  );
}

it('every link of a document leads to a file, and to a heading of it', () => {
  expect(mistakes(DOCUMENTS, brokenLinks)).toEqual([]);
  expect(brokenLinks('[a](none.md) [b](design.md#4-no) [c](design.md)', 'docs/x.md')).toEqual([
    '](none.md)',
    '](design.md#4-no)',
  ]);
});

/** Pages that say where things are; design.md also says where they will be, and safety.md has a test of its own. */
const GUIDES = ['CONTRIBUTING.md', 'docs/glossary.md', 'docs/recipes.md'];
const ROOMS = String.raw`(?:domain|functions|web|local|tests|bench|docs)`;

/** Names in backticks that begin with a room of the house; `<...>` and `*` stand for something to be named. */
function missingFiles(text: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`\x60(${ROOMS}/[^\x60\s]*)\x60`, 'g'))].flatMap(
    ([, name = '']) => {
      const known = name.replace(/\/?[^/]*[<*{].*$/, '');
      return existsSync(path.join(ROOT, known)) ? [] : [name];
    },
  );
}

it('every file that the guides name exists', () => {
  expect(mistakes(GUIDES, missingFiles)).toEqual([]);
  expect(missingFiles('`web/src/no-such.ts` `web/src/ui/<page>.ts` `web/src/ui`')).toEqual([
    'web/src/no-such.ts',
  ]);
});
