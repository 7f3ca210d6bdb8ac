import type { Browser } from '@playwright/test';
import type { Ports } from '../../local/machine/ports';

export interface Bench {
  ports: Ports;
  /** the folder that hosting serves; pages to compare with are written there */
  site: string;
  /** origin of the site, without a slash at the end */
  origin: string;
  browser: Browser;
  /** the arguments of this browser, for a measurement that starts its own */
  browserArgs: readonly string[];
  repetitions: number;
  /** prints progress */
  say: (text: string) => void;
}

/** Measures one or more goals in one run, in which product and reference take turns. */
export type Measure = (bench: Bench) => Promise<Goal[]>;

export interface Goal {
  /** the name in docs/performance.md, such as `G3` */
  id: string;
  what: string;
  /** the measured ratio or count */
  value: number;
  bound: { kind: keyof typeof SIGNS; value: number };
  /** the parts of the ratio */
  detail: string;
}

const SIGNS = { most: '≤', least: '≥', exactly: '=' } as const;

export function isMet({ value, bound }: Goal): boolean {
  if (bound.kind === 'most') return value <= bound.value;
  if (bound.kind === 'least') return value >= bound.value;
  return value === bound.value;
}

/** As in docs/performance.md. */
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
