/** Counts, in the emulator's coverage report of rules, how often another document was looked up. */
interface Report {
  sourcePosition?: { currentOffset?: number; endOffset?: number };
  values?: { value?: object; count?: number }[];
  children?: Report[];
}

/** A lookup in rules: `get(/databases/…)`; `map.get('field')` is none. */
const LOOKUP = /^get\(\s*\/databases\//;

export interface RuleUse {
  /** documents looked up */
  lookups: number;
  /** how often each rule and each function came to a result */
  evaluations: number[];
}

/**
 * What the rules have done so far. An expression that was passed over, because what stands before it had decided, has
 * the value `undefined`. @param source the rules that the report is about
 */
export function ruleUse(coverage: unknown, source: string): RuleUse {
  const { report = [] } = coverage as { report?: Report[] };
  return {
    lookups: report.reduce((sum, each) => sum + lookupsIn(each, source), 0),
    evaluations: report.map(({ values = [] }) => countOf(values)),
  };
}

/**
 * Lookups of one evaluation between two reports. The emulator evaluates the rule of a request more than once; the
 * expression with the fewest results had one in each.
 */
export function lookupsBetween(before: RuleUse, after: RuleUse): number {
  const evaluated = after.evaluations.map((count, rule) => count - (before.evaluations[rule] ?? 0));
  const times = Math.min(...evaluated.filter((count) => count > 0));
  if (!Number.isFinite(times)) throw new Error('No rule was evaluated.');
  return (after.lookups - before.lookups) / times;
}

const countOf = (values: NonNullable<Report['values']>) =>
  values
    .filter(({ value = {} }) => !('undefined' in value))
    .reduce((sum, { count = 0 }) => sum + count, 0);

function lookupsIn(report: Report, source: string): number {
  const { currentOffset = 0, endOffset = -1 } = report.sourcePosition ?? {};
  if (LOOKUP.test(source.slice(currentOffset, endOffset + 1))) return countOf(report.values ?? []);
  return (report.children ?? []).reduce((sum, each) => sum + lookupsIn(each, source), 0);
}
