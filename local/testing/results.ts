/** What came of a run of tests, read from the report in JSON of its runner. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Result {
  passed: number;
  /** tests that failed, and what went wrong outside of any test: a name each */
  failed: string[];
  /** tests that passed when they were tried again */
  again: string[];
}

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

interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

/** Status and name of each test. */
type Told = [status: 'passed' | 'failed' | 'again', name: string];

/** Of Vitest. A file that could not even be loaded counts as one failure. */
function toldByVitest({ testResults }: VitestReport): Told[] {
  return testResults.flatMap(({ name: file, status, assertionResults }): Told[] => {
    const name = path.relative(process.cwd(), file);
    if (status === 'failed' && assertionResults.length === 0)
      return [['failed', `${name} does not load`]];
    return assertionResults.flatMap(({ status: state, fullName, failureMessages }): Told[] => {
      if (state === 'failed') return [['failed', `${name}: ${fullName}`]];
      if (state !== 'passed') return [];
      // A test that failed and passed when it was tried again keeps what it said the first time.
      return [[failureMessages.length > 0 ? 'again' : 'passed', `${name}: ${fullName}`]];
    });
  });
}

function toldByPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Told[] {
  const states = { expected: 'passed', unexpected: 'failed', flaky: 'again' } as const;
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status in states)
      .map(({ projectName, status }): Told => {
        return [states[status as keyof typeof states], `${file}: [${projectName}] ${title}`];
      }),
  );
  return [...own, ...suites.flatMap(toldByPlaywright)];
}

/**
 * What a run came to.
 * @param name of the run; stands before each name
 * @param report the file of its report, and the form of it; undefined for a program that is one test
 * @param code with which it ended
 */
export function resultOf(
  name: string,
  report: { file: string; form: 'vitest' | 'playwright' } | undefined,
  code: number,
): Result {
  if (report === undefined)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [name], again: [] };
  const told: Told[] = [];
  const failed: string[] = [];
  try {
    const read = JSON.parse(readFileSync(report.file, 'utf8')) as VitestReport &
      Partial<PlaywrightReport>;
    told.push(...(report.form === 'vitest' ? toldByVitest(read) : toldByPlaywright(read)));
    failed.push(...(read.errors ?? []).map(({ message = 'unknown error' }) => message));
  } catch {
    failed.push(`ended with code ${code} and left no report`);
  }
  const named = (status: Told[0]) =>
    told.filter(([each]) => each === status).map(([, test]) => test);
  failed.push(...named('failed'));
  const again = named('again');
  const passed = named('passed').length + again.length;
  // Errors outside of any test, such as an unhandled rejection, show only in the exit code.
  if (code !== 0 && failed.length === 0) failed.push(`ended with code ${code}, and no test failed`);
  const of = (names: string[]) => names.map((each) => `${name}: ${each}`);
  return { passed, failed: of(failed), again: of(again) };
}

/** The sum of several results. */
export function sumOf(results: readonly Result[]): Result {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    again: results.flatMap(({ again }) => again),
  };
}
