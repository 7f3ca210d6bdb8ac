import { Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { bareTextRule } from './bare-text-rule';

const HEAD = `
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useTexts } from '../platform/language/use-texts';
declare const name: string, date: string | null, busy: boolean, count: number, children: ReactNode;
declare function Sign(): ReactNode;
const { t } = useTexts({ en: { save: 'Save', at: { one: 'a' }, of: (n: number) => String(n) }, sw: null! });
declare const key: 'one';
`;

const CASES = {
  'alone, whatever it is': ['<p>{busy ? name : date}</p>', []],
  'of one piece': ['<p>{`${name}, ${count}`}</p>', []],
  'in an element of its own': ['<p>{busy && <b>a</b>}<span>{name}</span></p>', []],
  'always the same, behind what is always there': ['<p><Check /> <b>a</b> {t.save} now</p>', []],
  'before what comes and goes': ['<p>{t.save} {busy && <b>a</b>}</p>', []],
  'not translated': ['<p translate="no">{busy && <b>a</b>}<i>{name}{count}</i></p>', []],
  'of unknown kind, behind what is always there': ['<p><b>a</b>{children}</p>', []],
  'changing, beside an element': ['<p><b>a</b> {name}</p>', ['changes']],
  'changing, beside another text': ['<p>{t.of(count)} {t.save}</p>', ['changes']],
  'chosen from the texts': ['<p><b>a</b> {t.at[key]}</p>', ['changes']],
  'behind an element that comes and goes': ['<p>{busy && <b>a</b>} {t.save}</p>', ['behind']],
  'written out behind one': ['<p>{busy && <b>a</b>} now</p>', ['behind']],
  'behind one of two elements': ['<p>{busy ? <b>a</b> : <i>a</i>} {t.save}</p>', ['behind']],
  'behind a list': ['<p>{[1, 2].map((n) => <b key={n} />)} {t.save}</p>', ['behind']],
  'behind a component that may draw nothing': ['<p><Sign /> {t.save}</p>', ['behind']],
  'of unknown kind, behind what comes and goes': [
    '<p>{busy && <b>a</b>}{children}</p>',
    ['behind'],
  ],
  'that may be missing': ['<p><b>a</b> {date}</p>', ['comes']],
  'in the place of an element': ['<p><b>a</b> {busy ? <i>a</i> : name}</p>', ['comes']],
  'that comes and goes': ['<p><b>a</b> {busy && t.save}</p>', ['comes']],
  'of a list': ['<p><b>a</b> {[name].map((each) => each)}</p>', ['comes']],
  'of a fragment': ['<p>{busy && <>{t.save} <b>a</b></>}</p>', ['fragment']],
} as const satisfies Record<string, readonly [string, readonly string[]]>;

/** All cases in one file of the site, each on a line of its own. */
const FILE = path.resolve(import.meta.dirname, '../src/ui/cases.tsx');
const FIRST_LINE = HEAD.split('\n').length;
const SOURCE =
  HEAD +
  Object.values(CASES)
    .map(([code], index) => `export const drawn${index} = ${code};\n`)
    .join('');

let messages: Linter.LintMessage[];
beforeAll(() => {
  messages = new Linter().verify(
    SOURCE,
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [programOfCases()] },
      },
      plugins: { tulia: { rules: { 'bare-text': bareTextRule as never } } },
      rules: { 'tulia/bare-text': 'error' },
    },
    FILE,
  );
});

test.each(
  Object.entries(CASES).map(
    ([title, [, expected]], index) => [title, expected, FIRST_LINE + index] as const,
  ),
)('a text %s', (_, expected, line) => {
  const said = messages.filter((each) => each.line === line);
  expect(said.map(({ messageId, message }) => messageId ?? message)).toEqual(expected);
});

function programOfCases(): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) =>
    file === FILE
      ? ts.createSourceFile(file, SOURCE, version, true, ts.ScriptKind.TSX)
      : getSourceFile(file, version, ...rest);
  return ts.createProgram([FILE], options, host);
}
