/** How far a runner of tests has come, by what it has printed. */

export interface Heard {
  tests: number;
  failed: number;
}

/** Colours. */
// eslint-disable-next-line no-control-regex
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** Vitest tells of each file when it is done: `✓ unit a.test.ts (5 tests | 1 failed) 12ms`. */
const VITEST = /\((\d+) tests?(?: \| (?:\d+ \w+ \| )*?(\d+) failed)?[^)]*\)/;
/**
 * Playwright tells of each test: `✓ 12 [phone] › …`, and `✘` for one that failed; a check is told of from the line’s
 * begin.
 */
const ONE = /^(?:\s+([✓✘])\s+\d+ \[|([✓✘]) )/;

/** Counts the tests that are told of in some lines of output. */
export function heardIn(output: string): Heard {
  const heard = { tests: 0, failed: 0 };
  for (const line of output.replaceAll(ESCAPES, '').split('\n')) {
    const file = VITEST.exec(line);
    const one = ONE.exec(line);
    if (one !== null) {
      heard.tests += 1;
      heard.failed += (one[1] ?? one[2]) === '✘' ? 1 : 0;
    } else if (file !== null) {
      heard.tests += Number(file[1]);
      heard.failed += Number(file[2] ?? 0);
    }
  }
  return heard;
}
