import { describe, expect, it } from 'vitest';
import {
  FIELD_FIGURES,
  fieldLines,
  groupsOf,
  percentileOf,
  stepOf,
  stepsOf,
  STEP_MAX,
  type Histogram,
} from './field-figures';

describe('a step', () => {
  it('ends at its edge, and the last has none', () => {
    expect(stepsOf('lcp')[stepOf('lcp', 2500)]).toBe(2500);
    expect(stepsOf('lcp')[stepOf('lcp', 2500.1)]).toBe(3000);
    expect(stepOf('lcp', 0)).toBe(0);
    expect(stepOf('lcp', 1e9)).toBe(STEP_MAX);
    expect(stepOf('cls', 0)).toBe(0);
    expect(stepsOf('cls')[stepOf('cls', 0.1)]).toBe(0.1);
  });

  it('has an edge where a vital sign turns from good to poor, so that the share can be counted', () => {
    for (const [figure, ...edges] of [
      ['lcp', 2500, 4000],
      ['inp', 200, 500],
      ['cls', 0.1, 0.25],
    ] as const)
      expect(stepsOf(figure)).toEqual(expect.arrayContaining(edges));
  });

  it('has at most the highest number that a report may have', () => {
    for (const figure of FIELD_FIGURES) {
      const steps = stepsOf(figure);
      expect(steps.length).toBeLessThanOrEqual(STEP_MAX);
      expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    }
  });
});

describe('a percentile', () => {
  const told = (values: readonly number[]): Histogram => {
    const steps: Histogram = {};
    for (const value of values)
      steps[stepOf('lcp', value)] = (steps[stepOf('lcp', value)] ?? 0) + 1;
    return steps;
  };

  it('is the edge that this share of values does not exceed', () => {
    const steps = told([90, 90, 900, 4500]);
    expect(percentileOf('lcp', steps, 50)).toBe(100);
    expect(percentileOf('lcp', steps, 75)).toBe(1000);
    expect(percentileOf('lcp', steps, 95)).toBe(5000);
  });

  it('is null above the last step, and without values', () => {
    expect(percentileOf('lcp', told([1e9]), 50)).toBeNull();
    expect(percentileOf('lcp', {}, 50)).toBeNull();
  });
});

it('days are added up by figure and group, the most visited first', () => {
  const visit = { page: 'booking', device: 'phone', connection: '4g', version: 'abcdef0' } as const;
  const [page = '', connection = ''] = groupsOf(visit);
  const [other = ''] = groupsOf({ ...visit, page: 'home' });
  const day = (counts: Histogram) => ({
    counts: { lcp: { [page]: counts, [connection]: counts }, inp: { [page]: { 0: 1 } } },
  });
  const slow = stepOf('lcp', 3000);
  const lines = fieldLines([
    day({ 0: 2 }),
    day({ [slow]: 1 }),
    { counts: { lcp: { [other]: { 0: 9 } } } },
    { counts: {} },
  ]);
  expect(lines).toEqual([
    {
      figure: 'lcp',
      group: 'page',
      name: 'home-phone',
      count: 9,
      percentiles: [25, 25, 25],
    },
    {
      figure: 'lcp',
      group: 'page',
      name: 'booking-phone',
      count: 3,
      percentiles: [25, 3000, 3000],
    },
    {
      figure: 'lcp',
      group: 'connection',
      name: '4g',
      count: 3,
      percentiles: [25, 3000, 3000],
    },
    {
      figure: 'inp',
      group: 'page',
      name: 'booking-phone',
      count: 2,
      percentiles: [25, 25, 25],
    },
  ]);
});
