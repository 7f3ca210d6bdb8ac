/** What only a deep run tries over the wire: seldom met, or slow because it waits or needs a crowd. */
import { it } from 'vitest';
import { depth } from '../../local/depth';

const { everything } = depth();

export const deepIt = it.runIf(everything);

/** Of a list of cases: all in a deep run, otherwise the first ones. */
export const first = <T>(count: number, all: readonly T[]): readonly T[] =>
  everything ? all : all.slice(0, count);
