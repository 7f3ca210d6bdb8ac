/** A measured goal: the figure, its bound, and whether it was met, all from one run. */
export interface Goal {
  /** the goal's name in docs/performance.md, such as `G7` */
  id: string;
  what: string;
  /** the measured ratio or count */
  value: number;
  /** `most`: value must not exceed the bound; `least`: not fall below; `exactly` */
  bound: { kind: 'most' | 'least' | 'exactly'; value: number };
  /** what the ratio is made of, in words and figures */
  detail: string;
}

export function isMet({ value, bound }: Goal): boolean {
  if (bound.kind === 'most') return value <= bound.value;
  if (bound.kind === 'least') return value >= bound.value;
  return value === bound.value;
}

const SIGNS = { most: '≤', least: '≥', exactly: '=' } as const;

/** The table that a run prints and docs/performance.md shows. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map((goal) => [
    goal.id,
    goal.what,
    String(Math.round(goal.value * 1000) / 1000),
    `${SIGNS[goal.bound.kind]} ${goal.bound.value}`,
    isMet(goal) ? 'met' : 'MISSED',
    goal.detail,
  ]);
  return [
    '| goal | what | figure | bound | | from |',
    '| --- | --- | --: | --: | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
