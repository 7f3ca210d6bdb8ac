import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closingLine, inWords, notRun, sum, tallyPlaywright, tallyVitest } from './tally';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-tally-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });

test('passed and failed tests are counted', () => {
  const tally = tallyVitest('unit', vitest(7, 2), 1);
  expect(closingLine(tally)).toBe('7 passed, 2 failed');
});

test('a file that does not load is a failure', () => {
  const file = vitest(7, 0, [{ status: 'failed', name: 'a.test.ts', assertionResults: [] }]);
  expect(closingLine(tallyVitest('unit', file, 1))).toBe('7 passed, 1 failed');
});

test('no test, no report and an unexplained exit code are failures', () => {
  expect(tallyVitest('unit', vitest(0, 0), 0).problems).toEqual(['unit: no test ran.']);
  expect(tallyVitest('unit', path.join(folder, 'none.json'), 137).problems).toEqual([
    'unit: ended with code 137 and left no report.',
  ]);
  expect(tallyVitest('unit', vitest(3, 0), 1).problems).toHaveLength(1);
  expect(tallyVitest('unit', vitest(3, 0), 0).problems).toEqual([]);
});

test('flaky journeys are failures', () => {
  const file = report({ stats: { expected: 4, unexpected: 0, flaky: 1 }, errors: [] });
  expect(closingLine(tallyPlaywright('journeys', file, 0))).toBe('4 passed, 1 failed');
});

test('what failed is named with the beginning of what it said, and with what runs it alone', () => {
  const file = vitest(7, 1, [
    {
      status: 'failed',
      name: path.join(process.cwd(), 'tests/a.test.ts'),
      assertionResults: [
        {
          status: 'failed',
          ancestorTitles: [],
          title: 'holds a slot (once)',
          failureMessages: ['expected 1\nto be 2'],
        },
        { status: 'passed', ancestorTitles: [], title: 'frees a slot' },
      ],
    },
  ]);
  const [failed] = tallyVitest('functions', file, 1).failures;
  expect(inWords(failed!)).toBe(
    'functions: tests/a.test.ts: holds a slot (once)\n    expected 1\n    to be 2',
  );
  expect(failed!.alone).toEqual(['tests/a.test.ts', '-t', '^holds a slot \\(once\\)$']);

  const spec = {
    title: 'books',
    file: 'book.spec.ts',
    line: 3,
    tests: [
      { projectName: 'phone', status: 'expected', results: [{}] },
      {
        projectName: 'laptop',
        status: 'unexpected',
        results: [{ error: { message: 'too late' } }],
      },
    ],
  };
  const journeys = report({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [],
  });
  const [journey] = tallyPlaywright('pages', journeys, 1).failures;
  expect(inWords(journey!)).toBe('pages: book.spec.ts:3: [laptop] books\n    too late');
  expect(journey!.alone).toEqual(['book.spec.ts:3', '--project', 'laptop', '--grep', 'books$']);
});

test('the sum counts a stage that never ran as one failure', () => {
  const passed = tallyVitest('unit', vitest(3, 0), 0);
  expect(closingLine(sum([passed, notRun('rules: no emulator')]))).toBe('3 passed, 1 failed');
});

describe('a test of a suite', () => {
  test('is run alone by the name that Vitest itself gives it (once)', () => {
    const { currentTestName = '' } = expect.getState();
    const ancestorTitles = ['a test of a suite'];
    const title = 'is run alone by the name that Vitest itself gives it (once)';
    const assertionResults = [{ status: 'failed', ancestorTitles, title }];
    const file = vitest(0, 1, [{ status: 'failed', name: 'a.test.ts', assertionResults }]);
    const pattern = tallyVitest('functions', file, 1).failures[0]?.alone?.at(-1) ?? 'none';
    expect(currentTestName).toMatch(new RegExp(pattern));
  });
});
