/** Results of the test runners, read from their JSON reports and added up. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test or a check that failed. */
export interface Failure {
  /** the stage it failed in */
  stage: string;
  /** stage, file and test, in one line */
  name: string;
  /** the beginning of what was said, line by line */
  said: string[];
  /** what to tell the runner of its stage to run it alone; undefined for a check and for a file that does not load */
  alone?: string[];
}

export interface Tally {
  passed: number;
  failed: number;
  failures: Failure[];
  /** Why a stage counts as failed although no test did: it crashed, or it ran no test. */
  problems: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    name: string;
    message?: string;
    assertionResults: {
      status: string;
      /** the names of its suites, from the outermost */
      ancestorTitles: string[];
      title: string;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads a report of Vitest. A file that could not even be loaded counts as one failure. */
export function tallyVitest(stage: string, file: string, exitCode: number): Tally {
  const report = read(file) as VitestReport | undefined;
  if (report === undefined) return crashed(stage, exitCode);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return judged(stage, exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => failure(stage, name, 'does not load', message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ ancestorTitles, title, failureMessages }) => {
            // As Vitest writes it: `-t` is held against this very name.
            const fullName = [...ancestorTitles, title].join(' > ');
            return {
              ...failure(stage, name, fullName, failureMessages?.[0]),
              alone: [relative(name), '-t', `^${escaped(fullName)}$`],
            };
          }),
      ),
    ],
    problems: [],
  });
}

/** Reads a report of Playwright. A flaky test counts as failed. */
export function tallyPlaywright(stage: string, file: string, exitCode: number): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (report === undefined) return crashed(stage, exitCode);
  return judged(stage, exitCode, {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    failures: (report.suites ?? []).flatMap((suite) => failuresOf(stage, suite)),
    problems: report.errors.map(({ message = 'unknown error' }) => `${stage}: ${message}`),
  });
}

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    problems: tallies.flatMap(({ problems }) => problems),
  };
}

/** A stage that never came to run its tests. */
export function notRun(problem: string): Tally {
  return { passed: 0, failed: 0, failures: [], problems: [problem] };
}

/** The closing line of a test run; a stage without a verdict counts as one failure. */
export function closingLine({ passed, failed, problems }: Tally): string {
  return `${passed} passed, ${failed + problems.length} failed`;
}

function failuresOf(stage: string, suite: PlaywrightSuite): Failure[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        const place = `${file}:${String(line)}`;
        return {
          ...failure(stage, place, `[${projectName}] ${title}`, message),
          alone: [place, '--project', projectName, '--grep', `${escaped(title)}$`],
        };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(stage, inner))];
}

/** The longest part of a message that is repeated at the end of a run, in lines. */
const MESSAGE_LINES = 12;

function failure(stage: string, file: string, test: string, message = ''): Failure {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => line.slice(0, 200));
  return { stage, name: `${stage}: ${relative(file)}: ${test}`, said };
}

const relative = (file: string) => path.relative(process.cwd(), file);

/** A text as a pattern that matches it alone. */
/** A text as a regular expression that finds just it. */
export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What failed, in words that can be read without the long output above it. */
export function inWords({ name, said }: Failure): string {
  return [name, ...said.map((line) => `    ${line}`)].join('\n');
}

function judged(stage: string, exitCode: number, tally: Tally): Tally {
  if (tally.passed + tally.failed + tally.problems.length === 0) {
    return notRun(`${stage}: no test ran.`);
  }
  // Errors outside any test, such as an unhandled rejection, show only in the exit code.
  const silent = exitCode !== 0 && tally.failed === 0 && tally.problems.length === 0;
  return silent
    ? { ...tally, problems: [`${stage}: ended with code ${exitCode} although no test failed.`] }
    : tally;
}

function crashed(stage: string, exitCode: number): Tally {
  return notRun(`${stage}: ended with code ${exitCode} and left no report.`);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
