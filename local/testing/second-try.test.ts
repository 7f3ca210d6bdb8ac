import { expect, test } from 'vitest';
import { withSecondTries } from './second-try';
import type { Failure, Tally } from './tally';

const failure = (stage: string, test: string): Failure => ({
  stage,
  name: `${stage}: a.test.ts: ${test}`,
  said: ['too late'],
  alone: ['a.test.ts', '-t', test],
});
const tallyOf = (...failures: Failure[]): Tally => ({
  passed: 100,
  failed: failures.length,
  failures,
  problems: [],
});

/** Tries again, where only these tests pass the second time. */
async function tried(tally: Tally, ...passing: string[]) {
  const again: string[] = [];
  const outcome = await withSecondTries(tally, ({ name }) => {
    again.push(name);
    return Promise.resolve(passing.includes(name));
  });
  return { ...outcome, again };
}

test('what passes the second time has passed and is named; what fails again has failed', async () => {
  const [late, broken] = [failure('pages', 'late'), failure('functions', 'broken')];
  const { tally, needed, again } = await tried(tallyOf(late, broken), late.name);
  expect(again).toEqual([late.name, broken.name]);
  expect(needed).toEqual([late.name]);
  expect(tally).toMatchObject({ passed: 101, failed: 1, failures: [broken] });
});

test('units, rules, files that do not load and stages that crashed are never tried again', async () => {
  const file = { stage: 'functions', name: 'functions: b.test.ts: does not load', said: [] };
  const before = {
    ...tallyOf(failure('unit', 'wrong'), failure('rules', 'open'), file),
    problems: ['pages: no test ran.'],
  };
  const { tally, needed, again } = await tried(before);
  expect(again).toEqual([]);
  expect(needed).toEqual([]);
  expect(tally).toEqual(before);
});

test('many failures have one cause, and are not tried again', async () => {
  const many = Array.from({ length: 11 }, (_, index) => failure('pages', `${index}`));
  const { tally, again } = await tried(tallyOf(...many), ...many.map(({ name }) => name));
  expect(again).toEqual([]);
  expect(tally.failed).toBe(11);
});
