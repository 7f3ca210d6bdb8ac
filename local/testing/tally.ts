/** Results of the test runners, read from their JSON reports and added up. */
import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  /** Why a stage counts as failed although no test did: it crashed, or it ran no test. */
  problems: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; name: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
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
    problems: report.errors.map(({ message = 'unknown error' }) => `${stage}: ${message}`),
  });
}

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    problems: tallies.flatMap(({ problems }) => problems),
  };
}

/** A stage that never came to run its tests. */
export function notRun(problem: string): Tally {
  return { passed: 0, failed: 0, problems: [problem] };
}

/** The closing line of a test run; a stage without a verdict counts as one failure. */
export function closingLine({ passed, failed, problems }: Tally): string {
  return `${passed} passed, ${failed + problems.length} failed`;
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
