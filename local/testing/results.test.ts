import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inWords, outcomesOf } from './results';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'report.json');
const written = (report: object) => {
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

it('counts the tests of Vitest, and names those that failed, needed a second try, or did not load', () => {
  const a = path.join(process.cwd(), 'a.test.ts');
  const report = {
    testResults: [
      {
        name: a,
        status: 'failed',
        assertionResults: [
          test('passed', 'one'),
          test('failed', 'two', 'Error'),
          test('passed', 'three', 'Error'),
          test('skipped', 'four'),
        ],
      },
      { name: path.join(process.cwd(), 'b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(outcomesOf('unit', { file: written(report), form: 'vitest' }, 1)).toEqual([
    ['passed', 'unit: a.test.ts: one'],
    ['failed', 'unit: a.test.ts: two'],
    ['again', 'unit: a.test.ts: three'],
    ['failed', 'unit: b.test.ts does not load'],
  ]);
});

it('counts the journeys of Playwright, those of inner suites too', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ projectName: 'phone', status }],
  });
  const inner = { specs: [spec('two', 'unexpected'), spec('three', 'flaky')] };
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [spec('one', 'expected'), spec('four', 'skipped')], suites: [inner] }],
  };
  const outcomes = outcomesOf('pages', { file: written(report), form: 'playwright' }, 1);
  expect(outcomes).toEqual([
    ['failed', 'pages: no browser'],
    ['passed', 'pages: x.spec.ts: [phone] one'],
    ['failed', 'pages: x.spec.ts: [phone] two'],
    ['again', 'pages: x.spec.ts: [phone] three'],
  ]);
  expect(inWords(outcomes)).toBe('2 passed, 2 failed');
});

it('a run that left no report, or ended badly though no test failed, has failed', () => {
  const none = { file: `${file}.none`, form: 'vitest' } as const;
  expect(outcomesOf('rules', none, 0)).toEqual([
    ['failed', 'rules: ended with code 0 and left no report'],
  ]);
  const empty = { file: written({ testResults: [] }), form: 'vitest' } as const;
  expect(outcomesOf('rules', empty, 1)).toEqual([
    ['failed', 'rules: ended with code 1, and no test failed'],
  ]);
  expect(outcomesOf('lint', undefined, 2)).toEqual([['failed', 'lint']]);
});
