/**
 * How many random cases and entries of long lists a run of tests tries: `npm test` a part, `npm test -- --deep` all,
 * `npm test -- quick` the fewest.
 */

interface Depth {
  /** one in how many random histories and inputs (`domain/src/testing/runs.ts`) */
  oneRunIn: number;
  /** one in how many mutants of the rules */
  oneMutantIn: number;
  /** whether journeys run at both widths, and lists of alike pages, faults and people are tried to their end */
  everything: boolean;
}

const DEPTHS = {
  quick: { oneRunIn: 20, oneMutantIn: 64, everything: false },
  usual: { oneRunIn: 10, oneMutantIn: 24, everything: false },
  deep: { oneRunIn: 1, oneMutantIn: 1, everything: true },
} as const satisfies Record<string, Depth>;

export type DepthName = keyof typeof DEPTHS;

const VARIABLE = 'TULIA_DEPTH';

/** The depth that the environment names; the usual one where it names none. @throws Error for an unknown name */
export function depth(env: NodeJS.ProcessEnv = process.env): Depth {
  const name = env[VARIABLE] ?? 'usual';
  if (!(name in DEPTHS))
    throw new Error(`${VARIABLE} is ${name}, and none of ${Object.keys(DEPTHS).join(', ')}.`);
  return DEPTHS[name as DepthName];
}

/** Of a list of cases, pages or sizes: all where a run goes deep, otherwise the first ones. */
export function first<T>(count: number, all: readonly T[]): readonly T[] {
  return depth().everything ? all : all.slice(0, count);
}

/** From now on everything that this process starts goes this deep. */
export function goDeep(name: DepthName): void {
  process.env[VARIABLE] = name;
}
