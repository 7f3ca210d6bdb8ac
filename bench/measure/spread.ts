/** Medians and spreads: the only figures a bench reports, always of several interleaved repetitions. */

export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

/** The value below which `share` (0 to 1) of the sorted values lie, interpolated. @throws RangeError for no values */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: percentile(values, 0.5),
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
}

/** The milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
