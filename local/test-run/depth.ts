/**
 * How many random cases and entries of long lists a run of tests tries: `npm test` a part, `npm test -- --deep` all,
 * `npm test -- quick` the fewest.
 */

interface Depth {
  /** tries one of so many random histories and inputs (`domain/src/testing/runs.ts`) */
  oneRunIn: number;
  /** tries one of so many mutants of the rules */
  oneMutantIn: number;
  /** whether journeys run at both widths, and whole lists of similar pages, faults and people are tried */
  everything: boolean;
}

const DEPTHS = {
  quick: { oneRunIn: 20, oneMutantIn: 64, everything: false },
  usual: { oneRunIn: 10, oneMutantIn: 24, everything: false },
  deep: { oneRunIn: 1, oneMutantIn: 1, everything: true },
} as const satisfies Record<string, Depth>;

type DepthName = keyof typeof DEPTHS;

const VARIABLE = 'TULIA_DEPTH';

/** The depth that the variables name, else the usual one. @throws Error for an unknown name */
export function depth(env: NodeJS.ProcessEnv = process.env): Depth {
  const name = env[VARIABLE] ?? 'usual';
  if (!(name in DEPTHS))
    throw new Error(`${VARIABLE} is ${name}, and none of ${Object.keys(DEPTHS).join(', ')}.`);
  return DEPTHS[name as DepthName];
}

/** All of a list in a deep run, otherwise its first `count` entries. */
export function first<T>(count: number, all: readonly T[]): readonly T[] {
  return depth().everything ? all : all.slice(0, count);
}

/** Sets the depth of all programs that this process starts from now on. */
export function goDeep(name: DepthName): void {
  process.env[VARIABLE] = name;
}
