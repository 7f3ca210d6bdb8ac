/**
 * How fast the site is for its visitors: a closed list of figures, each reported as one of a few steps and without
 * personal data. Steps are enough for percentiles, and many visits of a day fit into one small document.
 */
import type { Instant } from '../time/instant';

/**
 * `lcp`, `inp` and `cls` as web.dev/articles/vitals defines them; `pickable` and `firstPick` are our own: from the
 * start of the visit until a day could be picked on the booking page, and until one was picked.
 */
export const FIELD_FIGURES = ['lcp', 'inp', 'cls', 'pickable', 'firstPick'] as const;
export type FieldFigure = (typeof FIELD_FIGURES)[number];

/** The page on which a visit began. */
export const FIELD_PAGES = [
  'home',
  'services',
  'booking',
  'login',
  'mySessions',
  'staff',
  'other',
] as const satisfies string[];
export const FIELD_DEVICES = ['phone', 'laptop'] as const;
/** As the browser estimates it; `unknown` where it does not say. */
export const FIELD_CONNECTIONS = ['3g', '4g', 'unknown'] as const;
export type FieldPage = (typeof FIELD_PAGES)[number];
export type FieldDevice = (typeof FIELD_DEVICES)[number];
export type FieldConnection = (typeof FIELD_CONNECTIONS)[number];

/** Milliseconds; larger values fall into one more step. */
const MILLISECONDS = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000,
  3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000, 120_000,
] as const;
/** Share of the viewport, without a unit. */
const SHIFTS = [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1] as const;

/** The upper edges of a figure's steps: milliseconds, and for `cls` its own number. */
export function stepsOf(figure: FieldFigure): readonly number[] {
  return figure === 'cls' ? SHIFTS : MILLISECONDS;
}

/** The highest number of a step, for all figures. */
export const STEP_MAX = MILLISECONDS.length;

/** The step of a value; the number of steps when it is above the last edge. @param value in the figure's unit */
export function stepOf(figure: FieldFigure, value: number): number {
  const steps = stepsOf(figure);
  const found = steps.findIndex((edge) => value <= edge);
  return found === -1 ? steps.length : found;
}

/** How many values fell into each step, by the step's number. */
export type Histogram = Partial<Record<string, number>>;

/** What the visits of one day reported: histograms by figure, and within a figure by group (`groupsOf`). */
export interface FieldDay {
  counts: Partial<Record<FieldFigure, Partial<Record<string, Histogram>>>>;
  expiresAt: Instant;
}

/** The kinds of groups; each value counts once in each kind. */
export const FIELD_GROUPS = ['page', 'connection', 'version'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** The groups of a visit, such as `page:booking-phone`. Every value counts in each of them. */
export function groupsOf(visit: {
  page: FieldPage;
  device: FieldDevice;
  connection: FieldConnection;
  version: string;
}): string[] {
  const { page, device, connection, version } = visit;
  return [`page:${page}-${device}`, `connection:${connection}`, `version:${version}`];
}

/** The percentiles that are shown. */
export const PERCENTILES = [50, 75, 95] as const;

/** One line of the page that shows the figures. */
export interface FieldLine {
  figure: FieldFigure;
  group: FieldGroup;
  /** `booking-phone`, `4g`, or a version */
  name: string;
  count: number;
  /**
   * p50, p75 and p95 as the upper edge of their step (milliseconds; for `cls` its own number): so many visits were
   * as good or better. Null above the last step.
   */
  percentiles: (number | null)[];
}

/**
 * The upper edge of the step that holds the percentile.
 * @param share percent
 * @returns null above the last step, and without values
 */
export function percentileOf(figure: FieldFigure, steps: Histogram, share: number): number | null {
  const edges = stepsOf(figure);
  const total = countOf(steps);
  let below = 0;
  for (const [step, edge] of edges.entries()) {
    below += steps[step] ?? 0;
    if (total > 0 && below * 100 >= total * share) return edge;
  }
  return null;
}

const countOf = (steps: Histogram) =>
  Object.values(steps).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** The lines of all days together: figures and groups in their order, the most visited name of a group first. */
export function fieldLines(days: readonly Pick<FieldDay, 'counts'>[]): FieldLine[] {
  return FIELD_FIGURES.flatMap((figure) => {
    const sums = new Map<string, Histogram>();
    for (const { counts } of days)
      for (const [key, steps = {}] of Object.entries(counts[figure] ?? {})) {
        const sum = sums.get(key) ?? {};
        for (const [step, count = 0] of Object.entries(steps)) sum[step] = (sum[step] ?? 0) + count;
        sums.set(key, sum);
      }
    return FIELD_GROUPS.flatMap((group) =>
      [...sums]
        .filter(([key]) => key.startsWith(`${group}:`))
        .map(([key, steps]) => ({
          figure,
          group,
          name: key.slice(group.length + 1),
          count: countOf(steps),
          percentiles: PERCENTILES.map((share) => percentileOf(figure, steps, share)),
        }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    );
  });
}
