/** Interpolated. @param share 0 to 1 @throws RangeError for no values */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** `820 ms (772 to 924)`: the median, the lowest and the highest. */
export function milliseconds(values: readonly number[]): string {
  const [lowest, middle, highest] = [0, 0.5, 1].map((share) =>
    Math.round(percentile(values, share)),
  );
  return `${middle} ms (${lowest} to ${highest})`;
}
