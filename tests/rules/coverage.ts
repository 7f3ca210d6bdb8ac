/** Reads the emulator's rules coverage: `{report: [{sourcePosition, values?, children?}]}`. */
interface Report {
  sourcePosition?: { line?: number; column?: number; currentOffset?: number; endOffset?: number };
  /** `undefined` is the value of an expression that was passed over, because what stands before it had decided */
  values?: { value?: object }[];
  children?: Report[];
}

/**
 * The expressions that no request reached, as `line:column text`. @throws Error when the report is of another shape.
 */
export function unreached(coverage: unknown, source: string): string[] {
  const { report: reports } = coverage as { report?: Report[] };
  if (reports === undefined || reports.length === 0) throw new Error('the coverage is empty');
  return reports.flatMap((each) => missing(each, source));
}

function missing(report: Report, source: string): string[] {
  const { line = 0, column = 0, currentOffset = 0, endOffset = -1 } = report.sourcePosition ?? {};
  if ((report.values ?? []).every(({ value = {} }) => 'undefined' in value))
    return [`${String(line)}:${String(column)} ${source.slice(currentOffset, endOffset + 1)}`];
  return (report.children ?? []).flatMap((each) => missing(each, source));
}

/** How many expressions the rules have. */
export function expressions(coverage: unknown): number {
  const count = (report: Report): number =>
    1 + (report.children ?? []).reduce((sum, each) => sum + count(each), 0);
  return ((coverage as { report?: Report[] }).report ?? []).reduce(
    (sum, each) => sum + count(each),
    0,
  );
}
