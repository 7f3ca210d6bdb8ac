/** The outcomes of a run of tests, from the JSON report of its runner. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A test and its outcome; `again` passed at the second try. */
export type Outcome = readonly [status: 'passed' | 'failed' | 'again', test: string];

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

/** A file that does not load counts as one failure. */
const ofVitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name: file, status, assertionResults }): Outcome[] => {
    const name = path.relative(process.cwd(), file);
    if (status === 'failed' && assertionResults.length === 0)
      return [['failed', `${name} does not load`]];
    return assertionResults.flatMap(({ status: state, fullName, failureMessages }): Outcome[] => {
      const test = `${name}: ${fullName}`;
      if (state === 'failed') return [['failed', test]];
      // A test that passed when it was tried again keeps what it said the first time.
      return state === 'passed' ? [[failureMessages.length > 0 ? 'again' : 'passed', test]] : [];
    });
  });

const STATES: Readonly<Record<string, Outcome[0]>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'again',
};

function ofPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Outcome[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }): Outcome[] => {
      const state = STATES[status];
      return state === undefined ? [] : [[state, `${file}: [${projectName}] ${title}`]];
    }),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/**
 * @param name of the run; stands before each test
 * @param report its file and form; undefined for a program that is one test
 * @param code of its end
 */
export function outcomesOf(
  name: string,
  report: { file: string; form: 'vitest' | 'playwright' } | undefined,
  code: number,
): Outcome[] {
  if (report === undefined) return [[code === 0 ? 'passed' : 'failed', name]];
  const outcomes: Outcome[] = [];
  try {
    const read = JSON.parse(readFileSync(report.file, 'utf8')) as VitestReport &
      PlaywrightSuite & { errors?: { message?: string }[] };
    for (const { message = 'unknown error' } of read.errors ?? [])
      outcomes.push(['failed', message]);
    outcomes.push(...(report.form === 'vitest' ? ofVitest(read) : ofPlaywright(read)));
  } catch {
    outcomes.push(['failed', `ended with code ${code} and left no report`]);
  }
  // Errors outside of any test, such as an unhandled rejection, show only in the exit code.
  if (code !== 0 && !outcomes.some(([status]) => status === 'failed'))
    outcomes.push(['failed', `ended with code ${code}, and no test failed`]);
  return outcomes.map(([status, test]) => [status, `${name}: ${test}`]);
}

/** Names of the tests with this outcome. */
export const named = (outcomes: readonly Outcome[], status: Outcome[0]): string[] =>
  outcomes.filter(([each]) => each === status).map(([, test]) => test);

/** `12 passed, 0 failed` */
export function inWords(outcomes: readonly Outcome[]): string {
  const failed = named(outcomes, 'failed').length;
  return `${outcomes.length - failed} passed, ${failed} failed`;
}
