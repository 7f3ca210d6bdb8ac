/** What documents and comments lead to is there: links, files, tests by their titles, records, commands and jobs. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { JOBS } from '../../../local/environment/jobs';
import { ROOT } from '../../../local/machine/places';
import { asked, missing, rows } from '../../../local/commands/specification-lines';
import { STAGES } from '../../../local/testing/stages';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(ROOT, file));
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
const sources = globSync('{domain,functions,web,local,tests,bench}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

type Find = (text: string, file: string) => string[];
/** What leads nowhere, with its file. */
const astray = (files: readonly string[], find: Find) =>
  files.flatMap((file) => find(read(file), file).map((words) => `${file}: ${words}`));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const brokenLinks: Find = (text, file) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, to = '', anchor]) => {
      const target = to === '' ? file : path.join(path.dirname(file), to);
      if (!isThere(target)) return true;
      const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, each = '']) => each);
      return anchor !== undefined && !headings.map(anchorOf).includes(anchor);
    })
    .map(([words]) => words);

/** A page of today, not a record of what was once decided. */
const ofToday = documents.filter((file) => !file.startsWith('docs/decisions/'));

/** `<...>`, `*` and `{` stand for something to be named. */
const missingFiles: Find = (text) =>
  [...text.matchAll(/`((?:domain|functions|web|local|tests|bench|docs)\/[^`\s]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isThere(name.replace(/\/?[^/]*[<*{].*$/, '')));

/** A test is named by its file in backticks, then its titles in curly quotation marks, joined by commas. */
const missingTests: Find = (text) =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)]
    .flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    )
    .filter(
      ({ file, title }) =>
        !isThere(file) ||
        !read(file)
          .replaceAll(/\\(?=['"`])/g, '')
          .includes(title),
    )
    .map(({ file, title }) => `${file} “${title}”`);

const records = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT });
const numbers = records.map((file) => path.basename(file).slice(0, 3));
/** Decisions are cited by three digits. */
const missingRecords: Find = (text) =>
  [...text.matchAll(/\bdecisions? (\d{3}\b(?:(?:,| and) \d{3}\b)*)/gi)]
    .flatMap(([, list = '']) => list.match(/\d{3}/g) ?? [])
    .filter((number) => !numbers.includes(number));

/** Comments cite sections and rows by number: "design section 4", "threats row 34". */
const missingSections: Find = (text) =>
  [...text.matchAll(/\b(?:(specification|design) sections?|threats rows?) (\d+)/gi)]
    .filter(([, page, number]) =>
      page === undefined
        ? !new RegExp(`^\\| ${number} +\\|`, 'm').test(read('docs/safety.md'))
        : !read(`docs/${page.toLowerCase()}.md`).includes(`\n## ${number}. `),
    )
    .map(([words]) => words);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const missingCommands: Find = (text) =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => scripts[name] === undefined);

it.each<[what: string, files: string[], find: Find]>([
  ['link', documents, brokenLinks],
  ['file that a page names', ofToday, missingFiles],
  ['test that a page names', ofToday, missingTests],
  ['section and row that is cited', [...ofToday, ...sources], missingSections],
  ['decision that is cited', [...documents, ...sources], missingRecords],
  ['command', [...ofToday, ...sources], missingCommands],
])('every %s is there', (_, files, find) => {
  expect(files.length).toBeGreaterThan(10);
  expect(astray(files, find)).toEqual([]);
});

it('a citation of something that is gone is found', () => {
  // Put together, so that the examples are not found in this file.
  const [no, two, four] = ['no', '99', '400'] as const;
  const at = 'tests/safety/without-environment/links.test.ts';
  expect(brokenLinks('[a](none.md) [b](README.md#no) [c](README.md)', 'docs/x.md')).toHaveLength(3);
  expect(missingFiles('`web/no.ts` `web/src/<page>.ts` `web/src/ui`', '')).toEqual(['web/no.ts']);
  expect(missingTests(`\`${at}\` “every %s is there”, “${no} such title”`, '')).toHaveLength(1);
  expect(missingSections(`design section ${two}, threats row ${four}`, '')).toHaveLength(2);
  expect(missingRecords(`decision ${two}9, decisions 001 and ${two}8`, '')).toHaveLength(2);
  expect(missingCommands(`npm run ${no} and npm run build`, '')).toEqual(['no']);
});

it('every line of the specification has its row, in order', () => {
  const [lines, all] = [asked(), rows()];
  expect(lines.length).toBeGreaterThan(300);
  expect(missing(lines, all)).toEqual([]);
  expect(missing(lines, all.toReversed()).length).toBeGreaterThan(300);
});

it('every record stands in the index, in the order of its number', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{3})\]\(\1-/gm)];
  expect(rows.map(([, number]) => number)).toEqual(numbers.toSorted());
});

it('every stage and every job that a page names can be run', () => {
  const all = ofToday.map(read).join('\n');
  const stages = STAGES.map(({ name }) => name);
  const asked = [...all.matchAll(/`npm test -- ([a-z ]+)`/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  expect(asked.filter((word) => word !== 'quick' && !stages.includes(word))).toEqual([]);
  const jobs = [...all.matchAll(/`npm run job -- (\w+)`/g)].map(([, name = '']) => name);
  expect(jobs.filter((name) => !JOBS.some((job) => job.name === name))).toEqual([]);
});
