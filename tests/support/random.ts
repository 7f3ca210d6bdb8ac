/**
 * Random values of tests and journeys, each test (in Vitest: each file) with values of its own that follow from the
 * seed of the run (`local/test-run/random.ts`). They are used as those of `node:crypto`.
 */
import { randomOf, runSeed, type Random } from '../../local/test-run/random';

const randoms = new Map<string, Random>();

/** Who asks now; told by `tellWhoAsks`, and by the worker's number where code of a file runs outside its tests. */
const asking = { name: `worker ${process.env['TEST_WORKER_INDEX'] ?? ''}` };

/** From now on random values are those of this test or file. */
export function tellWhoAsks(name: string): void {
  asking.name = name;
}

function random(): Random {
  const found = randoms.get(asking.name) ?? randomOf(runSeed(), asking.name);
  randoms.set(asking.name, found);
  return found;
}

export const randomUUID = (): string => random().uuid();

/** A name that no other person of the tests has. */
export const aName = (first: string): string =>
  `${first} ${random().text('abcdefghijklmnopqrstuvwxyz', 6)}`;

/** A Kenyan mobile's number, as the provider writes it. */
export const newPhone = (): string => `2547${randomInt(10_000_000, 99_999_999)}`;

/** The code of a payment by M-Pesa. */
export const newCode = (): string => `QW${randomInt(10_000_000, 99_999_999)}`;

/** A whole number of at least `from` and below `below`. */
export const randomInt = (from: number, below: number): number =>
  from + random().number(below - from);
